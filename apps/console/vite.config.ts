import { appConfig } from '@seriba/vite'

export default appConfig({ base: '/console/', port: 5174 })
