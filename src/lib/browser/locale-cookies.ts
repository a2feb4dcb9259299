/** Cookies that keep the chosen language: the first for the site, the second for the content service. */
export const localeCookies = ['i18n_redirected', 'i18n_locale'] as const
export const localeCookieDays = 365
