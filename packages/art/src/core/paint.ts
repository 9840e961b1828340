/** Japanese paint colors and the ramps that shade a body panel. */
import { clamp } from './vec.ts';

export type PaintName =
  | 'pearl' | 'white' | 'silver' | 'gunmetal' | 'black' | 'navy' | 'blue' | 'wine' | 'red'
  | 'orange' | 'yellow' | 'green' | 'beige' | 'brown' | 'purple';

type Rgb = [number, number, number];

export const rgb = (hex: string): Rgb => {
  const v = parseInt(hex.slice(1), 16);
  return [(v >> 16) & 255, (v >> 8) & 255, v & 255];
};
export const hex = (c: Rgb): string => {
  const s = '#' + c.map((v) => Math.round(clamp(v, 0, 255)).toString(16).padStart(2, '0')).join('');
  return s[1] === s[2] && s[3] === s[4] && s[5] === s[6] ? '#' + s[1] + s[3] + s[5] : s;
};
/** Mix two colors, k = 0 gives a. */
export const mix = (a: string, b: string, k: number): string => {
  const p = rgb(long(a));
  const q = rgb(long(b));
  return hex([p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k, p[2] + (q[2] - p[2]) * k]);
};
const long = (c: string): string => (c.length === 4 ? '#' + c[1] + c[1] + c[2] + c[2] + c[3] + c[3] : c);

/** Ramp from deep shadow to sky glint: values 0, .2, .4, .6, .8, 1. */
export type Ramp = readonly [string, string, string, string, string, string];

/** Label as written on an auction sheet, and the shading ramp. */
export interface Paint {
  ja: string;
  ramp: Ramp;
}

export const PAINTS: Record<PaintName, Paint> = {
  pearl: { ja: 'パール', ramp: ['#565e69', '#8f97a2', '#bac0c8', '#dcdee0', '#f2f2ef', '#ffffff'] },
  white: { ja: 'シロ', ramp: ['#525c69', '#8793a2', '#b5bfc9', '#d9e0e6', '#f0f4f7', '#ffffff'] },
  silver: { ja: 'シルバー', ramp: ['#2b3036', '#5b636b', '#8b939a', '#b1b8bd', '#d3d8db', '#fbfdff'] },
  gunmetal: { ja: 'ガンM', ramp: ['#0f1215', '#262b31', '#41484f', '#646e78', '#98a3ae', '#e4ebf1'] },
  black: { ja: 'クロ', ramp: ['#030405', '#08090c', '#111317', '#1f2429', '#4c5762', '#c8d4df'] },
  navy: { ja: 'コン', ramp: ['#03060c', '#08101e', '#101d38', '#1a3058', '#3f629a', '#bdd2f0'] },
  blue: { ja: 'アオ', ramp: ['#05142c', '#0a2a5e', '#104894', '#1c68c8', '#4f97e8', '#d8eafc'] },
  wine: { ja: 'ワイン', ramp: ['#120306', '#2c0810', '#4f0d1b', '#7a1a2e', '#b2495c', '#f6d6da'] },
  red: { ja: 'アカ', ramp: ['#270305', '#5c070a', '#9c0f12', '#cf1d1d', '#e84a40', '#ffdcd4'] },
  orange: { ja: 'オレンジ', ramp: ['#361202', '#762b04', '#b94a08', '#e86a14', '#fa9a4c', '#ffead4'] },
  yellow: { ja: 'キイロ', ramp: ['#4a3604', '#8c6a08', '#c99c10', '#eec123', '#f8dc6c', '#fffbe0'] },
  green: { ja: 'ミドリ', ramp: ['#05110b', '#0d2a1b', '#17472e', '#256a46', '#5aa07d', '#d6efe0'] },
  beige: { ja: 'ベージュ', ramp: ['#423829', '#776a53', '#a5977c', '#c7ba9f', '#e0d6c1', '#fdfaf2'] },
  brown: { ja: 'チャ', ramp: ['#120a05', '#2c1b10', '#4b301e', '#6f4c34', '#a67f61', '#f0ded0'] },
  purple: { ja: 'ムラサキ', ramp: ['#0b0516', '#1f0e35', '#38195c', '#553083', '#8d6bbb', '#e6daf6'] },
};

/** Color of a ramp at v in 0..1. */
export function shade(ramp: Ramp, v: number): string {
  const f = clamp(v, 0, 1) * 5;
  const i = Math.min(4, Math.floor(f));
  return mix(ramp[i]!, ramp[i + 1]!, f - i);
}
