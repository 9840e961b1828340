/** Helpers for printed forms: ruled cells, labels, fitted text. Japanese text is left to the rasterizer's fonts. */
import { el, escapeXml, num } from '../core/svg.ts';

export const FONT = "'Noto Sans JP','Noto Sans CJK JP','Hiragino Sans','Yu Gothic',sans-serif";

/** Width of a text in ems: full-width characters count as one, Latin characters as about half. */
export function ems(text: string): number {
  let w = 0;
  for (const ch of text) w += ch.codePointAt(0)! > 0x2e7f ? 1 : /[MWmw%@]/.test(ch) ? 0.86 : /[ilI1.,:;'|!()\[\] ]/.test(ch) ? 0.36 : 0.58;
  return w;
}

export interface TextStyle {
  size?: number;
  color?: string;
  weight?: number;
  align?: 'start' | 'middle' | 'end';
  /** Shrink to this width. */
  fit?: number;
  /** Degrees of lean for ink. */
  turn?: number;
}

export function text(x: number, y: number, value: string, o: TextStyle = {}): string {
  if (!value) return '';
  const want = o.size ?? 14;
  const size = o.fit ? Math.min(want, o.fit / Math.max(0.5, ems(value))) : want;
  return el('text', {
    x: num(x),
    y: num(y - (want - size) * 0.28),
    'font-size': num(size),
    fill: o.color ?? '#1b1d1f',
    'font-weight': o.weight && o.weight !== 400 ? String(o.weight) : undefined,
    'text-anchor': o.align && o.align !== 'start' ? o.align : undefined,
    transform: o.turn ? `rotate(${num(o.turn)} ${num(x)} ${num(y)})` : undefined,
  }, escapeXml(value));
}

export const rule = (x1: number, y1: number, x2: number, y2: number, color: string, width = 1): string =>
  `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="${color}" stroke-width="${width}" fill="none"/>`;
export const frame = (x: number, y: number, w: number, h: number, color: string, width = 1, fill = 'none'): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}" stroke="${color}" stroke-width="${width}"/>`;

/** Break a text into lines no wider than `width` at `size`. */
export function wrap(value: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let cur = '';
  for (const ch of value) {
    if (ch === '\n' || ems(cur + ch) * size > width) {
      lines.push(cur);
      cur = ch === '\n' ? '' : ch;
    } else cur += ch;
  }
  if (cur) lines.push(cur);
  return lines;
}

export interface Ink {
  /** Color of the printed form. */
  print: string;
  /** Pale tint behind labels. */
  tint: string;
  /** Typed entries. */
  typed: string;
  /** Handwritten entries. */
  pen: string;
}

/** A labeled cell: small printed label, larger entry. */
export function cell(k: Ink, x: number, y: number, w: number, h: number, label: string, value: string, o: { size?: number | undefined; align?: 'start' | 'middle'; beside?: number; pen?: boolean | undefined; weight?: number } = {}): string {
  const side = o.beside ?? 0;
  let out = frame(x, y, w, h, k.print, 0.9, '#ffffff');
  if (side) {
    out += frame(x, y, side, h, k.print, 0.9, k.tint) + text(x + side / 2, y + h / 2 + 4.2, label, { size: 11.5, color: k.print, align: 'middle', fit: side - 6 });
  } else out += text(x + 4, y + 11.5, label, { size: 9.5, color: k.print, fit: w - 8 });
  const size = o.size ?? 16;
  const vx = o.align === 'start' ? x + side + 7 : x + side + (w - side) / 2;
  const vy = side ? y + h / 2 + size * 0.36 : y + h - (h - 12) / 2 + size * 0.34 - 1;
  return out + text(vx, vy, value, { size, color: o.pen ? k.pen : k.typed, align: o.align === 'start' ? 'start' : 'middle', weight: o.weight ?? 500, fit: w - side - 12 });
}

/** Circle around a chosen item, as inspectors draw it. */
export const ringed = (k: Ink, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${k.pen}" stroke-width="1.7" transform="rotate(-4 ${num(x)} ${num(y)})"/>`;
