/** 1 is A, 26 is Z, 27 is AA. */
export function lettersOf(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26))
  return number <= 26 ? letter : lettersOf(Math.floor((number - 1) / 26)) + letter
}
