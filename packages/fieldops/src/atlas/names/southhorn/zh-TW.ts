const names: Readonly<Record<string, string>> = {};

export default names;
