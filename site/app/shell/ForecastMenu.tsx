export default function ForecastMenu(_: { onNavigate: () => void }) { return null; }
