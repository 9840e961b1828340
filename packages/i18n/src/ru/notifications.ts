import type { notifications as en } from '../en/notifications.ts'
import type { Russian } from '../locale.ts'

export const notifications = {
  region: 'Уведомления',
  dismiss: 'Скрыть',
  toast: {
    clientNewBid: 'Новая ставка клиента',
    clientCancelBid: 'Клиент отменил ставку',
    clientRebid: 'Клиент поставил снова',
    clientChangeAmount: 'Клиент изменил сумму ставки',
    managerNewBid: 'Менеджер сделал ставку за клиента',
    managerBidStatus: 'Менеджер изменил статус ставки',
    managerChangeAmount: 'Менеджер изменил сумму, группу или цену продажи',
    managerUpdateStatus: 'Менеджер обновил статус вашей ставки',
    managerUpdateBidAmount: 'Менеджер обновил данные вашей ставки',
    chatFromClient: 'Новое сообщение от клиента',
    chatFromManager: 'Новое сообщение от менеджера',
    lot: 'Лот {{lotNo}} · {{auctionName}}',
  },
  connectionLost: 'Связь потеряна. Подключаемся снова…',
  win: {
    title: 'Вы выиграли аукцион!',
    titleMany_one: 'Вы выиграли {{count}} лот!',
    titleMany_few: 'Вы выиграли {{count}} лота!',
    titleMany_many: 'Вы выиграли {{count}} лотов!',
    titleMany_other: 'Вы выиграли {{count}} лота!',
    description: 'Поздравляем! Менеджер свяжется с вами и расскажет о следующих шагах.',
    soldPrice: 'Цена продажи',
    moreDetails: 'Подробнее',
  },
} satisfies Russian<typeof en>
