export const minPasswordLength = 12;
export const passwordHint = `At least ${minPasswordLength} characters. A few unrelated words work well.`;
