export { ProfilePage } from './profile/ProfilePage.tsx'
export { SignInPage } from './sign-in/SignInPage.tsx'
