import type { commonRefusal as enOfAll, listingRefusal as enOfListings } from '../en/refusal-first.ts'
import type { Translated } from '../locale.ts'

/** What anybody may see. */
export const commonRefusal = {
  offline: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
  signed_out: 'Войдите, чтобы продолжить.',
  wrong_audience: 'Это недоступно для вашей учётной записи.',
  permission_missing: 'У вашей учётной записи нет на это прав.',
  foreign_origin: 'Запрос пришёл с другого сайта и не принят.',
  foreign_host: 'По этому адресу этот сервер не открывается.',
  not_found: 'Не найдено',
  lot_not_found: 'К сожалению, по этому лоту нет информации.',
  wrong_code: 'Неверный код доступа',
  invalid_input: 'Проверьте отмеченные поля.',
  too_many_tries: 'Слишком много попыток. Подождите и попробуйте ещё раз.',
  internal: 'Что-то пошло не так',
  try_again:
    'Работа сервера на мгновение прервалась. Если вы что-то сохраняли, проверьте, сохранилось ли это, прежде чем повторить.',
} satisfies Translated<typeof enOfAll>

export const listingRefusal = {
  ...commonRefusal,
  language_not_offered: 'Компания больше не предлагает этот язык.',
  search_of_past: 'Прошедшие продажи появляются раз в день: выберите ежедневное письмо.',
  port_not_chosen: 'Сначала выберите порт рядом со ставкой на любом лоте.',
  too_many_searches:
    'Можно сохранить не больше 10 поисков. Удалите один из сохранённых, чтобы добавить новый.',
} satisfies Translated<typeof enOfListings>
