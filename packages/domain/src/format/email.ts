const pattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

/** Whether a text looks like an email address; only an email can prove that it is one. */
export const isEmail = (text: string) => text.length <= 200 && pattern.test(text.trim())
