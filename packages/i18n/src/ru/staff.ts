import type { staff as en } from '../en/staff.ts'
import type { Translated } from '../locale.ts'

export const staff = {
  roles: {
    owner: 'Владелец',
    manager: 'Менеджер',
    accountant: 'Бухгалтер',
    shipping: 'Логист',
    translator: 'Переводчик',
  },
} satisfies Translated<typeof en>
