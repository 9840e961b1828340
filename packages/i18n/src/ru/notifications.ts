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
    lot: '{{auctionName}} {{lotNo}}, {{specification}}',
  },
  connectionLost: 'Связь потеряна. Подключаемся снова…',
  win: {
    title_one: 'Вы выиграли {{count}} аукцион',
    title_few: 'Вы выиграли {{count}} аукциона',
    title_many: 'Вы выиграли {{count}} аукционов',
    title_other: 'Вы выиграли {{count}} аукциона',
    description: 'Менеджер свяжется с вами и расскажет о следующих шагах.',
    moreDetails: 'Подробнее',
  },
} satisfies Russian<typeof en>
