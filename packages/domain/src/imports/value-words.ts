import type { ClientRole } from '../clients/client-roles.ts'
import type { PurchaseStatusName } from '../money/purchase-status.ts'

/** Turns words by value into values by word. */
const byWord = <T extends string>(words: Record<T, readonly string[]>): ReadonlyMap<string, T> =>
  new Map((Object.keys(words) as T[]).flatMap((value) => words[value].map((word) => [word, value] as const)))

/** Words for yes and no, in the form in which list names are compared. */
export const yesNoWords = byWord({
  yes: ['yes', 'y', 'true', '1', 'on', 'да', 'д', 'истина', 'はい', '可', '有', '○'],
  no: ['no', 'n', 'false', '0', 'off', 'нет', 'н', 'ложь', 'いいえ', '不可', '無', '×'],
})

export const languageWords = byWord({
  en: ['en', 'eng', 'english', '692', 'английский', '英語'],
  ru: ['ru', 'rus', 'russian', '693', 'русский', 'ロシア語'],
})

export const roleWords = byWord<ClientRole>({
  client: ['client', 'customer', 'buyer', 'клиент', 'покупатель', '顧客', 'お客様', '1064'],
  vip: ['vip', 'вип', '981'],
  dealer: ['dealer', 'agent', 'дилер', 'агент', 'ディーラー', '代理店', '1092'],
  restricted: ['restricted', 'с ограничениями', 'ограничен', '制限', '979'],
  guest: ['guest', 'гость', 'ゲスト', '980'],
  troublesome: ['other', 'troublesome', 'другое', 'その他', '1065'],
  disabled: ['disabled', 'account disabled', 'closed', 'отключен', 'учетная запись отключена', '停止', '982'],
})

/** Statuses that an open purchase may have. */
export type OpenStatusName = Extract<
  PurchaseStatusName,
  'processing' | 'domesticTransport' | 'waitingShip' | 'waitingLoading' | 'inTransit' | 'delivered'
>

export const statusWords = byWord<OpenStatusName>({
  processing: [
    'processing',
    'new',
    'bought',
    'в обработке',
    'куплен',
    'куплено',
    '処理中',
    '落札済',
    '購入済',
    '0',
  ],
  domesticTransport: [
    'domestic transport',
    'inland',
    'доставка по японии',
    '国内輸送',
    '国内輸送中',
    '陸送中',
    '1',
  ],
  waitingShip: [
    'waiting ship assignment',
    'waiting for ship',
    'waiting ship',
    'at yard',
    'ожидает судно',
    'на стоянке',
    '船待ち',
    '配船待ち',
    'ヤード',
    '2',
  ],
  waitingLoading: [
    'waiting for loading',
    'waiting loading',
    'booked',
    'ожидает погрузки',
    '船積待ち',
    '船積み待ち',
    '積込待ち',
    '3',
  ],
  inTransit: [
    'in transit',
    'shipped',
    'sailed',
    'on the way',
    'в пути',
    'отправлен',
    'отправлено',
    '輸送中',
    '航海中',
    '船積済',
    '出港済',
    '4',
  ],
  delivered: [
    'delivered',
    'arrived',
    'released',
    'доставлен',
    'доставлено',
    'выдан',
    '納車済',
    '到着',
    '引渡済',
    '配達済',
    '5',
  ],
})
