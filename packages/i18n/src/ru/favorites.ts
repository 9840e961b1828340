import type { favorites as en } from '../en/favorites.ts'
import type { Russian } from '../locale.ts'

export const favorites = {
  control: 'Избранное',
  group: 'Группа {{group}}',
  choose: 'Добавить в избранное',
  remove: 'Убрать из группы {{group}}',
  failed: 'Избранное не изменено',
  groups: 'Группы избранного',
  total_one: '{{shown}} лот, занято групп: {{groups}}',
  total_few: '{{shown}} лота, занято групп: {{groups}}',
  total_many: '{{shown}} лотов, занято групп: {{groups}}',
  total_other: '{{shown}} лота, занято групп: {{groups}}',
  kinds: {
    label: 'Вид',
    all: 'Все',
    auction: 'Авто',
    bike: 'Мото',
    mech: 'Спецтехника',
    stock: 'Фикс. цена',
  },
  kept: 'Завершённые лоты остаются {{days}} дней с результатом.',
  empty: {
    title: 'В группе {{group}} пока ничего нет',
    text: 'Нажмите звезду у лота, и он появится здесь.',
    kind: 'В этой группе нет лотов такого вида.',
    action: 'Автоаукционы',
  },
  hours: '{{hours}} ч',
} satisfies Russian<typeof en>
