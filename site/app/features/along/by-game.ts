const PARAMETER = "fight";

export const byGamePath = (key: string): string => `/fights/live?${PARAMETER}=${key}`;

export const fightAsked = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);
