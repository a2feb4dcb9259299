import type { SiteConfig } from '../../schemas/compiled.ts'
import { builtInLocales } from '../../schemas/locale.ts'
import { specifiedRoles } from '../../schemas/roles/specified-roles.ts'

/** A complete site configuration, for components that are tested alone. */
export const testConfig: SiteConfig = {
  contentVersion: 1,
  site: {
    name: 'Marra',
    timeZone: 'Asia/Tashkent',
    externalHosts: [],
    frameHosts: [],
    imageHosts: [],
    logo: { src: '/art/mark.svg', name: 'marra' },
    scenePath: '/art/scenes',
    defaultScheme: 'dark',
  },
  functional: {
    features: {},
    settingsForUpdBalance: {
      isEnabledInterval: true,
      countSecondsForInterval: 10,
      isEnabledTurnOffRequests: true,
      countMinutesAfterWhichRequestsTurnedOff: 5,
      isEnabledRequestsAfterClick: true,
      countSecondsForDelayBetweenClick: 1,
    },
  },
  analytics: { platformEvents: [] },
  cashier: {
    methods: [
      {
        sysname: 'uzcard',
        form: 'requisites-uzcard',
        icon: 'card',
        name: 'Uzcard',
        description: '0% · сразу',
      },
    ],
    presets: { UZS: [{ value: '100000' }, { value: '500000' }] },
  },
  games: { covers: [] },
  loyalty: { notificationDelay: 300, notificationDuration: 5000, isSoundEnabled: false, soundVolume: 0.5 },
  auth: { userParts: ['accountInfo'], messengerHosts: [] },
  search: { popular: [] },
  popups: { login: 'login', registration: 'registration' },
  loader: { delay: 150 },
  support: { chatHiddenAt: ['/betting', '/game'] },
  roles: specifiedRoles,
  menus: {},
  locales: [...builtInLocales],
  messagesUrl: '/nfx/messages/ru/test.json',
  themeUrl: '/nfx/theme/test.css',
  general: {
    analytic: {},
    available_currencies: ['UZS'],
    available_locales: ['uz', 'ru'],
    default_currency: 'UZS',
    is_seon_enabled: false,
    domain_state: 'active',
    domain_type: 'main',
    time_to_force_logout: 1800,
    is_bonus_isolation_enabled: false,
    is_game_history_export_enabled: false,
    user_inactivity_cashier_time: null,
    user_inactivity_pp_time: null,
  },
}
