const PARAMETER = "fight";

export const byGamePath = (key: string): string => `/fights/live?${PARAMETER}=${key}`;

export const fightFromQuery = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);
