export { StaffPage } from './list/StaffPage.tsx'
export { StaffPersonPage } from './person/StaffPersonPage.tsx'
export { SettingUpPage } from './setting-up/SettingUpPage.tsx'
