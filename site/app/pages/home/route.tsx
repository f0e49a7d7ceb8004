export default function Home() {
  return <h1>Foray Almanac</h1>;
}
