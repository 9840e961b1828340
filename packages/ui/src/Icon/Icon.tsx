import type { LucideIcon, LucideProps } from 'lucide-react'

export type IconSize = 12 | 14 | 16 | 20 | 24

/** Line weights drawn to look alike at every size. */
const strokes: Record<IconSize, number> = { 12: 2, 14: 1.75, 16: 1.6, 20: 1.5, 24: 1.4 }

export type IconProps = Omit<LucideProps, 'size'> & { icon: LucideIcon; size?: IconSize }

/** A Lucide icon in one of our sizes. Decorative: the control around it has the name. */
export function Icon({ icon: Drawn, size = 16, style, ...rest }: IconProps) {
  return <Drawn size={size} strokeWidth={strokes[size]} style={{ flex: 'none', ...style }} {...rest} />
}
