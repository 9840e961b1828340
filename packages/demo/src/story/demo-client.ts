export const demoClient = 'client@demo.example'
