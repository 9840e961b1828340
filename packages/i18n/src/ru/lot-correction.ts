import type { lotCorrection as en } from '../en/lot-correction.ts'
import type { Translated } from '../locale.ts'

export const lotCorrection = {
  open: 'Исправить лот',
  title: 'Чем закончились торги по лоту?',
  text: 'Если данные поставщика неверны или опаздывают. Действующие ставки на лот будут закрыты, клиенты узнают об этом.',
  status: 'Итог',
  soldPrice: 'Цена продажи',
  reason: 'Причина, останется в журнале',
} satisfies Translated<typeof en>
