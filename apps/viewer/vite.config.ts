import { appConfig } from '@seriba/vite'

export default appConfig({ base: '/viewer-assets/', port: 5175, conditions: ['viewer'] })
