import type { roles as en } from '../en/roles.ts'
import type { Translated } from '../locale.ts'

export const roles = {
  restricted: 'С ограничениями',
  guest: 'Гость',
  vip: 'VIP',
  disabled: 'Учётная запись отключена',
  manager: 'Менеджер',
  client: 'Клиент',
  troublesome: 'Другое',
  dealer: 'Дилер',
} satisfies Translated<typeof en>
