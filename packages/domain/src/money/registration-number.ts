/** Whether a text is an issuer's number in Japan's invoice system: T and 13 digits. */
export const isRegistrationNumber = (text: string): boolean => /^T\d{13}$/.test(text)
