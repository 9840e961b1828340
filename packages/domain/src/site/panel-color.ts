/** If the company has no color of its own (1§2.3). */
export const defaultPanelColor = '#017EEF'

/** WCAG AA for white text on the panel. */
const neededContrast = 4.5
const brightest = 1.05 / neededContrast - 0.05

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function luminanceOf(color: string): number | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * How much of a company's color its login panel keeps, in percent of OKLab over black: all of it, or as much as keeps
 * white text readable. The channels of OKLab are cube roots of light. Null if there is no color.
 */
export function panelShade(color: string): number | null {
  const luminance = luminanceOf(color)
  if (luminance === null) return null
  return luminance <= brightest ? 100 : Math.floor(100 * Math.cbrt(brightest / luminance))
}

/** The panel's background as CSS. */
export const panelBackground = (color: string | null | undefined) => {
  const own = color && panelShade(color) !== null ? color : defaultPanelColor
  return `color-mix(in oklab, ${own} ${panelShade(own)}%, #000)`
}
