/**
 * The inspection sheet of a lot (shuppinhyo), A4 landscape. `auctionSheet(lot)` returns SVG text; Japanese lettering
 * needs a Japanese font when it is rasterized.
 */
import { hash32, makeRng } from './core/rng.ts';
import { el, escapeXml, num } from './core/svg.ts';
import { bikeTable, machineTable } from './sheet/other-kinds.ts';
import { carDiagram, damageMarks, type Damage, type DiagramBody } from './sheet/diagram.ts';
import { cell, FONT, frame, ringed, rule, text, wrap, type Ink } from './sheet/form.ts';

export type { Damage, DiagramBody, PanelName } from './sheet/diagram.ts';

/** Marks of shape the sheet knows; anything missing is left blank, as on a real sheet. */
export interface AuctionSheetLot {
  kind?: 'car' | 'bike' | 'machinery';
  /** Auction house, e.g. 'セリバオークション東京'. */
  house: string;
  /** Sale number and date, printed as given. */
  session?: string;
  date?: string;
  lot: string;
  lane?: string;
  /** 評価点: S, 6, 5, 4.5, 4, 3.5, 3, 2, 1, R, RA, *** */
  grade: string;
  /** 内装, 外装: A-E. */
  interior?: string;
  exterior?: string;
  maker: string;
  model: string;
  trim?: string;
  /** 型式 */
  modelCode?: string;
  /** First registration in the Japanese era, e.g. 'H28' or 'R3', and month. */
  eraYear: string;
  month?: number | string;
  chassis?: string;
  mileageKm?: number;
  /** '' actual, '*' doubtful, '$' replaced meter, '#' altered. */
  mileageMark?: string;
  engineCc?: number;
  fuel?: string;
  /** AT, FA (floor automatic), CA (column), DA (dash), IA, F5, F6, C5 ... */
  shift?: string;
  drive?: string;
  doors?: string;
  seats?: number | string;
  airConditioner?: string;
  color?: string;
  colorCode?: string;
  /** 車検, e.g. 'R9年3月' or '抹消'. */
  inspection?: string;
  plate?: string;
  recyclingYen?: number;
  history?: string;
  importer?: string;
  steering?: '右' | '左';
  size?: [lengthCm: number, widthCm: number, heightCm: number];
  /** Abbreviations to circle: AC PS PW AW SR 革 ナビ TV ... */
  equipment?: readonly string[];
  sellingPoints?: readonly string[];
  notes?: readonly string[];
  inspectorNotes?: readonly string[];
  damages?: readonly Damage[];
  diagram?: DiagramBody;
  /** Hour meter (machinery). */
  hours?: number;
  /** Part scores 1-10 (bikes, machinery). */
  scores?: Readonly<Record<string, number>>;
  seed?: string;
}

const PRINTS: [print: string, tint: string][] = [['#1d5c4a', '#e6f1ec'], ['#24407c', '#e7ecf6'], ['#7c2430', '#f6e9ea'], ['#4b4f54', '#eeefef'], ['#6a4a1c', '#f5efe4']];
const EQUIPMENT = ['AC', 'PS', 'PW', 'AW', 'SR', '革', 'ナビ', 'TV', 'エアB', 'ABS', 'Bカメラ', 'ETC'];
const yen = (n: number) => n.toString().replace(/\B(?=(\d{3})+$)/g, ',');
const W = 1188;
const H = 840;

function header(k: Ink, l: AuctionSheetLot): string {
  let out = text(34, 52, l.house, { size: 27, weight: 700, color: k.print, fit: 380 }) + text(34, 78, [l.session, l.date].filter(Boolean).join('　'), { size: 14, color: k.print, fit: 360 });
  out += text(590, 62, '出　品　票', { size: 31, weight: 700, align: 'middle', color: '#1b1d1f' });
  const box = (x: number, w: number, label: string, value: string, size: number, pen = false) =>
    frame(x, 22, w, 64, k.print, 1.6, '#fff') + frame(x, 22, w, 18, k.print, 1, k.tint) + text(x + w / 2, 35.5, label, { size: 11.5, color: k.print, align: 'middle' }) + text(x + w / 2, 74, value, { size, weight: 700, align: 'middle', fit: w - 12, color: pen ? k.pen : '#111' });
  out += box(712, 176, '出品番号', l.lot, 38) + box(888, 58, 'レーン', l.lane ?? '', 26);
  out += box(952, 92, '評価点', l.grade, 36, true) + box(1044, 56, '外装', l.exterior ?? '', 30, true) + box(1100, 56, '内装', l.interior ?? '', 30, true);
  return out;
}

/** The typed half: the vehicle's identity. */
function identity(k: Ink, l: AuctionSheetLot): string {
  const x = 32;
  let y = 98;
  const row = (h: number, cells: [width: number, label: string, value: string, size?: number, pen?: boolean][]) => {
    let cx = x;
    let out = '';
    for (const [w, label, value, size, pen] of cells) {
      out += cell(k, cx, y, w, h, label, value, { size, pen });
      cx += w;
    }
    y += h;
    return out;
  };
  const s = (v: number | string | undefined) => (v === undefined ? '' : String(v));
  const used = l.kind === 'machinery' ? (l.hours === undefined ? '' : `${yen(l.hours)} h`) : l.mileageKm === undefined ? '' : `${yen(l.mileageKm)} km`;
  let out = '';
  out += row(46, [[128, '初度登録（年式）', `${l.eraYear}年${l.month ? s(l.month) + '月' : ''}`, 20], [150, 'メーカー', l.maker, 20], [250, '車名', l.model, 22], [92, '排気量', l.engineCc ? `${yen(l.engineCc)}cc` : '', 17]]);
  out += row(42, [[278, 'グレード', l.trim ?? '', 17], [70, 'ドア・形状', s(l.doors), 15], [180, '型式', l.modelCode ?? '', 18], [92, '燃料', l.fuel ?? '', 15]]);
  out += row(42, [[128, '車検', l.inspection ?? '', 17], [190, l.kind === 'machinery' ? 'アワーメーター' : '走行距離', (l.mileageMark ? l.mileageMark + ' ' : '') + used, 20], [70, 'シフト', l.shift ?? '', 18], [70, '冷房', l.airConditioner ?? '', 15], [70, '駆動', l.drive ?? '', 16], [92, '乗車定員', l.seats ? `${l.seats}名` : '', 15]]);
  out += row(42, [[128, '車歴', l.history ?? '', 15], [118, '外装色', l.color ?? '', 17], [100, 'カラーNo.', l.colorCode ?? '', 17], [112, '輸入車・ハンドル', [l.importer, l.steering].filter(Boolean).join('・'), 14], [162, '登録番号', l.plate ?? '', 14]]);
  out += row(42, [[318, '車台番号', l.chassis ?? '', 20], [140, 'リサイクル預託金', l.recyclingYen ? `¥${yen(l.recyclingYen)}` : '', 16], [162, '長さ × 幅 × 高さ (cm)', l.size ? l.size.join(' × ') : '', 14]]);
  // Equipment, with the chosen items circled.
  out += frame(x, y, 620, 42, k.print, 0.9, '#fff') + frame(x, y, 66, 42, k.print, 0.9, k.tint) + text(x + 33, y + 26, '装　備', { size: 12, color: k.print, align: 'middle' });
  const items = l.kind === 'bike' ? ['セル', 'キック', 'ABS', 'ETC', 'キャブ', 'FI', '社外マフラー', 'スペアキー'] : l.kind === 'machinery' ? ['AC', 'キャブ', 'マルチ', '配管', 'クレーン', '排土板', '取説', 'キー'] : EQUIPMENT;
  const gap = 546 / items.length;
  items.forEach((name, i) => {
    const cx = x + 72 + gap * (i + 0.5);
    out += text(cx, y + 26, name, { size: 13.5, align: 'middle', fit: gap - 4 });
    if (l.equipment?.includes(name)) out += ringed(k, cx, y + 21, gap * 0.47, 15);
  });
  y += 42;
  const lines = (label: string, list: readonly string[] | undefined, h: number, rows: number, pen: boolean) => {
    let o = frame(x, y, 620, h, k.print, 0.9, '#fff') + frame(x, y, 28, h, k.print, 0.9, k.tint);
    [...label].forEach((ch, i, all) => (o += text(x + 14, y + h / 2 + 5 + (i - (all.length - 1) / 2) * Math.min(15, (h - 8) / all.length), ch, { size: Math.min(12.5, (h - 8) / all.length), color: k.print, align: 'middle' })));
    const step = h / rows;
    for (let i = 1; i < rows; i++) o += rule(x + 28, y + i * step, x + 620, y + i * step, k.print, 0.4);
    (list ?? []).flatMap((t) => wrap(t, 15.5, 574)).slice(0, rows).forEach((t, i) => (o += text(x + 38, y + (i + 0.5) * step + 5.5, t, { size: 15.5, fit: 574, color: pen ? k.pen : '#15171a' })));
    y += h;
    return o;
  };
  out += lines('セールスポイント', l.sellingPoints, 150, 5, false);
  out += lines('注意事項', l.notes, 120, 4, false);
  out += lines('検査員報告', l.inspectorNotes, 798 - y, 5, true);
  return out;
}

/** The inspector's half: diagram or part scores, keys to the codes, stamp. */
function findings(k: Ink, l: AuctionSheetLot): string {
  const x = 664;
  const w = 492;
  let out = frame(x, 98, w, 356, k.print, 1.2, '#fff') + frame(x, 98, w, 24, k.print, 1, k.tint) + text(x + 10, 115, l.kind === 'bike' ? '部位別評価' : l.kind === 'machinery' ? '機関・装置の状態' : '車両状態図', { size: 13, color: k.print, weight: 500 });
  if (l.kind === 'bike') out += bikeTable(k, x, 128, w, l.scores ?? {});
  else if (l.kind === 'machinery') out += machineTable(k, x, 128, w, l.scores ?? {});
  else {
    const body = l.diagram ?? 'threeBox';
    out += el('g', { transform: `translate(${x + 40} 136) scale(1.06 1.16)` }, carDiagram(k, body) + damageMarks(k, body, l.damages ?? [], l.seed ?? l.lot));
    out += text(x + 14, 296, '前', { size: 12, color: k.print }) + text(x + w - 20, 296, '後', { size: 12, color: k.print }) + text(x + w - 54, 140, '左側', { size: 11, color: k.print }) + text(x + w - 54, 444, '右側', { size: 11, color: k.print });
  }
  // Key to the codes.
  out += frame(x, 462, w, 92, k.print, 0.9, '#fff') + frame(x, 462, 28, 92, k.print, 0.9, k.tint) + ['記', '号'].map((c, i) => text(x + 14, 502 + i * 20, c, { size: 12.5, color: k.print, align: 'middle' })).join('');
  const key: [code: string, meaning: string][] = [['A', 'キズ'], ['U', 'ヘコミ'], ['B', 'キズを伴うヘコミ'], ['W', '補修跡・波'], ['S', 'サビ'], ['C', '腐食'], ['P', '塗装不良'], ['X', '要交換'], ['XX', '交換済'], ['G', 'ガラス飛石'], ['Y', '割れ・ヒビ'], ['H', '色あせ']];
  key.forEach(([c, t], i) => {
    const kx = x + 40 + (i % 4) * 113;
    const ky = 481 + Math.floor(i / 4) * 23;
    out += text(kx, ky, c, { size: 13, weight: 700, color: '#1b1d1f' }) + text(kx + 22, ky, t, { size: 11, color: '#33373b', fit: 80 });
  });
  out += text(x + 40, 547, '数字 1 = 小（5cm 未満）　2 = 中　3 = 大', { size: 10, color: k.print });
  // Seller's and inspector's boxes, stamp.
  out += cell(k, x, 562, 246, 44, '出品店・会員番号', '', {}) + cell(k, x + 246, 562, 246, 44, 'スタート価格・希望価格', '', {});
  const rng = makeRng((l.seed ?? l.lot) + '/form');
  out += text(x + 123, 594, `${rng.int(10000, 99999)}`, { size: 18, align: 'middle' }) + text(x + 369, 594, '￥　　　　　　　　', { size: 18, align: 'middle', color: '#8d9298' });
  out += frame(x, 614, w, 184, k.print, 0.9, '#fff') + text(x + 10, 632, '書類・付属品', { size: 12, color: k.print });
  const papers = !l.kind || l.kind === 'car' ? ['取扱説明書', '整備手帳', 'スペアキー', 'リモコンキー', 'ナビ SD・ディスク', 'ジャッキ・工具', '新車保証書', '譲渡書類'] : l.kind === 'bike' ? ['取扱説明書', '整備手帳', 'スペアキー', '純正部品', '車載工具', '自賠責証明', '新車保証書', '譲渡書類'] : ['取扱説明書', '点検記録表', 'スペアキー', '特自検証票', '予備バケット', '車載工具', '譲渡証明', '販売証明'];
  papers.forEach((t, i) => {
    const bx = x + 18 + (i % 2) * 170;
    const by = 646 + Math.floor(i / 2) * 34;
    out += frame(bx, by, 15, 15, k.print, 1, '#fff') + text(bx + 24, by + 13, t, { size: 14, color: '#26292c' });
    if (rng.chance(0.62)) out += `<path d="M${bx + 2} ${by + 7}l5 7 11-17" fill="none" stroke="${k.pen}" stroke-width="2.2"/>`;
  });
  const sx = x + 424;
  out += el('g', { transform: `rotate(${num(rng.range(-9, 9))} ${sx} 712)`, opacity: 0.85 }, `<circle cx="${sx}" cy="712" r="42" fill="none" stroke="#c8232c" stroke-width="2.4"/>` + rule(sx - 40, 702, sx + 40, 702, '#c8232c', 1.4) + rule(sx - 40, 724, sx + 40, 724, '#c8232c', 1.4) + text(sx, 694, '検査済', { size: 15, weight: 700, color: '#c8232c', align: 'middle' }) + text(sx, 718, l.date?.replace(/[年月]/g, '.').replace('日', '') ?? '', { size: 12.5, weight: 500, color: '#c8232c', align: 'middle', fit: 72 }) + text(sx, 743, '検査部', { size: 13, weight: 700, color: '#c8232c', align: 'middle' }));
  return out;
}

export function auctionSheet(lot: AuctionSheetLot): string {
  const [print, tint] = PRINTS[hash32(lot.house) % PRINTS.length]!;
  const k: Ink = { print, tint, typed: '#15171a', pen: '#1c3f9b' };
  const body =
    `<rect width="${W}" height="${H}" fill="#fdfdfa"/>` +
    frame(22, 14, W - 44, H - 40, print, 1.8) +
    header(k, lot) +
    identity(k, lot) +
    findings(k, lot) +
    text(W - 34, H - 9, '※ 本票は出品店の申告と会場検査に基づく。記載漏れは現車優先。', { size: 10.5, color: print, align: 'end' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" font-family="${FONT}" role="img"><title>${escapeXml(lot.lot)}</title>${body}</svg>`;
}
