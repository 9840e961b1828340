import type { files as en } from '../en/files.ts'
import type { Translated } from '../locale.ts'

export const files = {
  deposits: {
    reference: 'Назначение платежа',
    amount: 'Заявлено, иен',
    received: 'Получено, иен',
    state: 'Состояние',
    announced: 'Заявлен',
    expires: 'Действует до',
  },
  staff: {
    id: 'ID',
    rights: 'Может',
    invited: 'Приглашение',
    left: 'Уход',
    successor: 'Преемник',
  },
  favorites: 'Избранное',
} satisfies Translated<typeof en>
