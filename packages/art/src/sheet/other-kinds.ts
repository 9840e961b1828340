/** Part-by-part scores in place of the car diagram, for motorcycles and machinery. */
import { num } from '../core/svg.ts';
import { frame, rule, text, type Ink } from './form.ts';

/** Sections a motorcycle is scored on, one to ten. */
export const BIKE_SECTIONS = ['エンジン', '前回り', '外装', '後回り', '電装・保安', 'フレーム'] as const;
export const MACHINE_SECTIONS = ['エンジン', '油圧', '足回り', '作業装置', '旋回・操舵', 'キャブ・外装', '電装'] as const;

function table(k: Ink, x: number, y: number, w: number, sections: readonly string[], scores: Readonly<Record<string, number>>, h: number): string {
  const row = h / (sections.length + 1);
  const label = 110;
  const step = (w - label - 20 - 60) / 10;
  let out = '';
  for (let i = 0; i < 10; i++) out += text(x + 10 + label + (i + 0.5) * step, y + row * 0.66, String(i + 1), { size: 12, color: k.print, align: 'middle' });
  out += text(x + w - 40, y + row * 0.66, '評価', { size: 12, color: k.print, align: 'middle' });
  sections.forEach((name, r) => {
    const cy = y + row * (r + 1);
    const score = scores[name];
    out += frame(x + 10, cy, label, row, k.print, 0.8, k.tint) + text(x + 10 + label / 2, cy + row / 2 + 5, name, { size: 14, color: k.print, align: 'middle', fit: label - 8 });
    out += frame(x + 10 + label, cy, step * 10, row, k.print, 0.8, '#fff') + frame(x + 10 + label + step * 10, cy, 60, row, k.print, 0.8, '#fff');
    for (let i = 1; i < 10; i++) out += rule(x + 10 + label + i * step, cy, x + 10 + label + i * step, cy + row, k.print, i === 5 ? 0.9 : 0.35);
    if (score === undefined) return;
    out += `<path d="M${num(x + 12 + label)} ${num(cy + row * 0.5)}H${num(x + 10 + label + step * score - 3)}" stroke="${k.pen}" stroke-width="${num(row * 0.3)}" opacity=".55"/>`;
    out += text(x + w - 40, cy + row / 2 + 7, String(score), { size: 20, weight: 700, color: k.pen, align: 'middle' });
  });
  return out;
}

export const bikeTable = (k: Ink, x: number, y: number, w: number, scores: Readonly<Record<string, number>>): string => table(k, x, y, w, BIKE_SECTIONS, scores, 310);
export const machineTable = (k: Ink, x: number, y: number, w: number, scores: Readonly<Record<string, number>>): string => table(k, x, y, w, MACHINE_SECTIONS, scores, 316);
