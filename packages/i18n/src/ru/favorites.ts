import type { favorites as en } from '../en/favorites.ts'
import type { Russian } from '../locale.ts'

export const favorites = {
  control: 'Избранное',
  group: 'Группа {{group}}',
  choose: 'Добавить в избранное',
  title: 'Избранное {{group}}',
  remove: 'Убрать из группы {{group}}',
  failed: 'Избранное не изменено',
  groups: 'Группы избранного',
  count_one: '{{shown}} лот в группе {{group}}',
  count_few: '{{shown}} лота в группе {{group}}',
  count_many: '{{shown}} лотов в группе {{group}}',
  count_other: '{{shown}} лота в группе {{group}}',
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
  list: 'Избранные лоты',
  load: 'Избранное не загружено',
  hours: '{{hours}} ч',
} satisfies Russian<typeof en>
