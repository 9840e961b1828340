/** The unfolded vehicle on an inspection sheet, and where damage codes go on it. */
import type { SheetPart } from '@seriba/domain/lots/sheet/sheet-parts';
import { makeRng } from '../core/rng.ts';
import { num } from '../core/svg.ts';
import { text, type Ink } from './form.ts';

/** What the diagram shows of a car. */
export type PanelName = Exclude<SheetPart, 'rearWindow' | 'underbody' | 'interior' | 'other'>;

export interface Damage {
  panel: PanelName;
  /** A1-A3 scratch, U1-U3 dent, B dent with scratch, W1-W3 repair wave, S1-S2 rust, C corrosion, P paint, X to be replaced, XX replaced, G chip in glass, Y crack. */
  code: string;
}

export type DiagramBody = 'threeBox' | 'twoBox' | 'oneBox' | 'truck';

interface Stations {
  /** Along the car, front to rear: hood end, roof start, roof end, rear glass end. */
  hood: number;
  roof0: number;
  roof1: number;
  glass: number;
  wheel0: number;
  wheel1: number;
  door: [number, number, number];
}

const BODIES: Record<DiagramBody, Stations> = {
  threeBox: { hood: 108, roof0: 158, roof1: 268, glass: 318, wheel0: 78, wheel1: 310, door: [128, 208, 284] },
  twoBox: { hood: 96, roof0: 148, roof1: 338, glass: 372, wheel0: 74, wheel1: 312, door: [120, 204, 284] },
  oneBox: { hood: 56, roof0: 104, roof1: 356, glass: 378, wheel0: 68, wheel1: 318, door: [84, 174, 264] },
  truck: { hood: 44, roof0: 76, roof1: 142, glass: 152, wheel0: 66, wheel1: 318, door: [70, 148, 148] },
};

/** The drawing is 400 by 250; the car's nose points left. */
export function carDiagram(k: Ink, body: DiagramBody): string {
  const b = BODIES[body];
  const line = (d: string, w = 1.1) => `<path d="${d}" fill="none" stroke="${k.print}" stroke-width="${w}" stroke-linejoin="round"/>`;
  const top = 84;
  const low = 166;
  let out = '';
  // Plan view.
  out += line(`M30 ${top + 14}Q30 ${top} 46 ${top}H360Q376 ${top} 376 ${top + 14}V${low - 14}Q376 ${low} 360 ${low}H46Q30 ${low} 30 ${low - 14}z`, 1.4);
  out += line(`M${b.hood} ${top + 3}Q${b.hood - 12} 125 ${b.hood} ${low - 3}M${b.roof0} ${top + 9}Q${b.roof0 - 9} 125 ${b.roof0} ${low - 9}M${b.roof1} ${top + 9}Q${b.roof1 + 6} 125 ${b.roof1} ${low - 9}`);
  out += line(`M${b.hood} ${top + 3}L${b.roof0} ${top + 9}H${b.roof1}M${b.hood} ${low - 3}L${b.roof0} ${low - 9}H${b.roof1}`);
  if (body === 'truck') out += line(`M160 ${top}V${low}M168 ${top + 6}H368V${low - 6}H168zM168 104H368M168 125H368M168 146H368`);
  else out += line(`M${b.glass} ${top + 3}Q${b.glass + 9} 125 ${b.glass} ${low - 3}M${b.roof1} ${top + 9}L${b.glass} ${top + 3}M${b.roof1} ${low - 9}L${b.glass} ${low - 3}`);
  out += line(`M44 ${top + 12}Q52 ${top + 16} 50 ${top + 26}M44 ${low - 12}Q52 ${low - 16} 50 ${low - 26}`);
  // Bumpers unfolded at both ends.
  out += line(`M22 ${top + 2}Q6 ${top + 4} 6 125Q6 ${low - 4} 22 ${low - 2}V${top + 2}zM12 112h8v26h-8M384 ${top + 2}Q398 ${top + 4} 398 125Q398 ${low - 4} 384 ${low - 2}V${top + 2}z`);
  // Sides unfolded upwards (left) and downwards (right).
  for (const up of [true, false]) {
    const y = (v: number) => num(up ? v : 250 - v);
    const arch = (x: number) => `H${x - 21}A21 21 0 0 ${up ? 0 : 1} ${x + 21} ${y(28)}`;
    out += line(`M36 ${y(28)}${arch(b.wheel0)}${arch(b.wheel1)}H368Q380 ${y(34)} 376 ${y(62)}Q372 ${y(76)} 360 ${y(78)}H46Q32 ${y(76)} 30 ${y(62)}Q26 ${y(34)} 36 ${y(28)}z`, 1.3);
    for (const x of [b.wheel0, b.wheel1]) out += `<circle cx="${x}" cy="${y(24)}" r="15" fill="#fff" stroke="${k.print}" stroke-width="1.3"/><circle cx="${x}" cy="${y(24)}" r="8.5" fill="none" stroke="${k.print}"/>`;
    out += line(b.door.map((x) => `M${x} ${y(76)}V${y(32)}`).join('') + `M${b.wheel0 + 24} ${y(34)}H${b.wheel1 - 24}`);
    out += line(`M${b.door[0] + 6} ${y(72)}H${b.door[1] - 4}V${y(58)}H${b.door[0] + 14}z` + (b.door[2] > b.door[1] ? `M${b.door[1] + 4} ${y(72)}H${b.door[2] - 6}L${b.door[2] - 12} ${y(58)}H${b.door[1] + 4}z` : ''), 0.8);
  }
  out += `<path d="M-2 125h-12m5-5l-5 5 5 5" fill="none" stroke="${k.print}" stroke-width="1.4"/>`;
  return out;
}

/** Middle of a panel on the diagram. */
export function panelSpot(body: DiagramBody, panel: PanelName): [number, number] {
  const b = BODIES[body];
  const [d0, d1, d2] = b.door;
  const side = panel.startsWith('left') ? 46 : 204;
  const part = panel.replace(/^(left|right)/, '');
  const x: Record<string, number> = { FrontFender: (b.wheel0 + d0) / 2 + 2, FrontDoor: (d0 + d1) / 2, RearDoor: d2 > d1 ? (d1 + d2) / 2 : 258, RearFender: Math.min(352, (d2 + 372) / 2 + 6), Rocker: d1 + 4, FrontWheel: b.wheel0, RearWheel: b.wheel1 };
  if (part in x) {
    const left = panel.startsWith('left');
    const y = part.endsWith('Wheel') ? (left ? 24 : 226) : part === 'Rocker' ? (left ? 36 : 214) : side;
    return [x[part]!, y];
  }
  const middle: Record<string, [number, number]> = {
    frontBumper: [12, 150], hood: [b.hood - 34, 112], windshield: [(b.hood + b.roof0) / 2 - 4, 132], roof: [(b.roof0 + b.roof1) / 2, 120],
    trunk: [body === 'truck' ? 270 : Math.min(360, (b.glass + 376) / 2), 136], rearBumper: [391, 104],
  };
  return middle[panel] ?? [200, 125];
}

/** Where the pen has written each code on the diagram, and how it leans. */
export function damagePlaces(body: DiagramBody, damages: readonly Damage[], seed: string): (Damage & { x: number; y: number; turn: number })[] {
  const rng = makeRng(seed + '/marks');
  const used = new Map<string, number>();
  return damages.map(({ panel, code }) => {
    const [x, y] = panelSpot(body, panel);
    const n = used.get(panel) ?? 0;
    used.set(panel, n + 1);
    const px = x + rng.range(-7, 7) + n * 22 * (x > 300 ? -1 : 1);
    const py = y + rng.range(-3, 4) + n * 9;
    return { panel, code, x: px, y: py, turn: rng.range(-9, 7) };
  });
}

/** Pen-written damage codes on the diagram. */
export function damageMarks(k: Ink, body: DiagramBody, damages: readonly Damage[], seed: string): string {
  return damagePlaces(body, damages, seed)
    .map(({ code, x: px, y: py, turn }) => {
      const heavy = /^(X|W3|U3|S2|C)/.test(code);
      const mark = text(px, py + 5, code, { size: 15.5, color: k.pen, weight: 700, align: 'middle', turn });
      const slash = /^A/.test(code) ? `<path d="M${num(px - 16)} ${num(py + 9)}q8-7 17-9" stroke="${k.pen}" stroke-width="1.2" fill="none"/>` : '';
      return mark + slash + (heavy ? `<ellipse cx="${num(px)}" cy="${num(py)}" rx="15" ry="11" fill="none" stroke="${k.pen}" stroke-width="1.3"/>` : '');
    })
    .join('');
}
