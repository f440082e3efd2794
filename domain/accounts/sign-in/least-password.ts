export const leastPassword = 12;
export const passwordHint = `At least ${leastPassword} characters. A few unrelated words work well.`;
