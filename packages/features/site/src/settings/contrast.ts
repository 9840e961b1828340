const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Darkening by a fifth in OKLab is this much less light: every channel of it is a cube root. */
const darkened = 0.8 ** 3

/** How white text stands against a company's colour as the sign-in panel darkens it; null for no colour. */
export function whiteOn(color: string): number | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * darkened
  return 1.05 / (light + 0.05)
}

/** WCAG AA for text. */
export const enoughContrast = 4.5
