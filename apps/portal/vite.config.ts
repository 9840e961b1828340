import { appConfig } from '@seriba/vite'

export default appConfig({ base: '/', port: 5173 })
