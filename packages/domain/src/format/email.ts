const pattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

/** Whether a text looks like an email address; whether it is one, only an email can tell. */
export const isEmail = (text: string) => text.length <= 200 && pattern.test(text.trim())
