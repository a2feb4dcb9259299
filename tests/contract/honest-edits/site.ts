import { guest, joined, made, player, redirects, snippet } from '../harmful-edits/build.ts'
import { original, set, type Edit } from '../harmful-edits/edit.ts'
import { blockOf, t, withFirstItem, withItem, withOrder } from './parts.ts'

const navruz = {
  bg: '#06130B',
  band: '#0A1A10',
  brand: '#F9C440',
  accent: '#6EE7A8',
  'on-accent': '#00220F',
}

/** Menus, layouts, settings, themes, search engines and the owners' code. */
export const site: Readonly<Record<string, Edit>> = {
  // Menus and layouts
  'a menu entry for guests only': withItem('menu/main', '/items', {
    id: 'start',
    label: t('Tanishuv', 'Знакомство'),
    to: '/welcome',
    icon: 'star',
    when: { all: [guest] },
  }),
  'a menu entry for players only in the list of more pages': withItem('menu/more', '/items', {
    id: 'bonuses',
    label: t('Mening bonuslarim', 'Мои бонусы'),
    to: '/profile/bonuses',
    icon: 'gift',
    when: { all: [player] },
  }),
  'the sport first in the main menu': withOrder('menu/main', '/items', 3, 0, 1, 2, 4),
  'the tab bar with promotions in place of sport': set('menu/tabs', {
    '/items/3': { id: 'promo', label: t('Aksiyalar', 'Акции'), to: '/promotions', icon: 'gift' },
  }),
  'a shorter footer': withOrder('menu/footer-games', '/items', 0, 1, 2, 4),
  'a menu entry for verified players': withItem('menu/footer-players', '/items', {
    id: 'app',
    label: t('Ilova', 'Приложение'),
    to: '/welcome',
    when: { all: [player, { fact: 'verification', is: 'verified' }] },
  }),
  'a menu entry that opens the chat': withItem('menu/footer-players', '/items', {
    id: 'chat',
    label: t('Chat 24/7', 'Чат 24/7'),
    action: { type: 'openChat' },
  }),
  'a menu entry with the partner’s site': withItem('menu/footer-documents', '/items', {
    id: 'partners',
    label: t('Hamkorlarga', 'Партнёрам'),
    action: { type: 'navigate', to: 'https://partners.marra.example', external: true },
  }),
  'new payment logos in the footer': withItem('layout/default', '/footer/0/props/payments', {
    name: 'Alif',
    icon: 'wallet',
  }),
  'the footer without a payment method': withOrder(
    'layout/default',
    '/footer/0/props/payments',
    0,
    1,
    2,
    3,
    5,
    6,
    7,
  ),
  'a new sentence about the brand in the footer': set('layout/default', {
    '/footer/0/props/about': t(
      '2016-yildan beri siz bilan. Oʻzbek va rus tillarida.',
      'С вами с 2016 года. На узбекском и русском.',
    ),
  }),
  'a Telegram button in the footer': withItem('layout/default', '/footer/0/props/buttons', {
    label: t('Telegram', 'Telegram'),
    action: { type: 'navigate', to: 'https://t.me/marra_uz', external: true },
    icon: 'telegram',
  }),
  'the search before the languages in the header': set('layout/default', {
    '/header/0/props/order': ['search', 'language', 'account'],
  }),
  'a new helpline in the footer': set('layout/default', {
    '/footer/0/props/legal': t(
      'Faoliyat operatori: «Marra» MChJ. Litsenziya № 123-4567. Sayt xizmatlari faqat 18 yoshga toʻlgan shaxslar uchun. Qimor oʻyinlariga qaramlik xavfi mavjud: masʼuliyat bilan oʻynang. Bepul ishonch telefoni: 1058, 24/7.',
      'Оператор: ООО «Марра». Лицензия № 123-4567. Услуги доступны только лицам старше 18 лет. Азартные игры могут вызывать зависимость — играйте ответственно. Телефон доверия: 1058, 24/7.',
    ),
  }),

  // Settings
  'referral switched off': set('settings/functional', { '/features/referral': false }),
  'a switch for a feature that comes later': set('settings/functional', { '/features/christmas': true }),
  'reminders every 20 minutes': set('settings/functional', {
    '/realityCheck/intervals': [10, 20, 40, 60],
    '/realityCheck/initial': 20,
  }),
  'longer notices': set('settings/functional', { '/toastSeconds': 8 }),
  'the balance every 30 seconds': set('settings/functional', {
    '/settingsForUpdBalance/countSecondsForInterval': 30,
  }),
  'smaller preset amounts': set('settings/cashier', {
    '/presets/UZS': [{ value: '20000' }, { value: '40000' }, { value: '75000' }, { value: '150000' }],
  }),
  'a payment method first': withOrder('settings/cashier', '/methods', 2, 0, 1, 3, 4, 5, 6, 7, 8),
  'a payment method that is out of order': withOrder('settings/cashier', '/methods', 0, 1, 2, 3, 4, 5, 7, 8),
  'another fee of a payment method': set('settings/cashier', {
    '/methods/4/description': t('2% · 1 daq', '2% · 1 мин'),
  }),
  'other instructions of a payment method': set('settings/cashier', {
    '/methods/2/instructions': t(
      'Payme ilovasini oching va toʻlovni tasdiqlang.',
      'Откройте приложение Payme и подтвердите платёж.',
    ),
  }),
  'payment methods in a scrolling row': set('settings/cashier', { '/depositView': 'ContainerScrollView' }),
  'another address for withdrawal problems': set('settings/cashier', {
    '/withdrawalButtons/6/to': '/support#letter',
  }),
  'popular searches': set('settings/search', {
    '/popular': [t('Olma', 'Яблоко'), t('Aviator', 'Авиатор'), t('Ruletka', 'Рулетка')],
  }),
  'the cover of a game, more badges and no automatic play': set('settings/games', {
    '/covers': [{ sysname: 'olmos-saltanati', emblem: 'gem', palette: 'azure' }],
    '/topBadges': 5,
    '/autospin': false,
  }),
  'a description of a provider': withItem('settings/games', '/providers', {
    sysname: 'chorsu-studio',
    text: t('Toshkentdagi studiya: milliy mavzular.', 'Студия из Ташкента: национальные сюжеты.'),
  }),
  'a sound of the loyalty club': set('settings/loyalty', { '/isSoundEnabled': true, '/soundVolume': 0.3 }),
  'the chat on the left': set('settings/support', {
    '/chatSide': 'left',
    '/chatHiddenAt': ['/betting', '/game', '/cashier'],
  }),
  'analytics of Google and Yandex with consent': set('settings/analytics', {
    '/tagManager': 'GTM-MARRA27',
    '/metrics': '98765432',
    '/asksConsent': true,
  }),
  'analytics of Meta by Google Tag Manager': set('settings/analytics', {
    '/tagManager': 'GTM-MARRA27',
    '/tagHosts': ['https://connect.facebook.net', 'https://www.facebook.com'],
    '/asksConsent': true,
  }),
  'another brand name': joined(
    set('settings/site', { '/name': 'Marra Casino' }),
    set('settings/web', { '/app/shortName': 'Marra' }),
  ),
  'amounts with spaces': set('settings/site', {
    '/formats': {
      numbers: t('1 234,50', '1 234,50'),
      currencies: { UZS: { sign: t('soʻm', 'сум'), signPlace: 'after', decimals: 0 } },
    },
  }),
  'a third language that is being translated': set('settings/site', {
    '/languages': [
      { code: 'uz', tag: 'uz-Latn-UZ', name: 'Oʻzbekcha', public: true },
      { code: 'ru', tag: 'ru-RU', name: 'Русский', public: true },
      { code: 'kaa', tag: 'kaa-Latn-UZ', name: 'Qaraqalpaqsha', public: false, fallback: 'uz' },
    ],
  }),
  'Russian first in the list of languages': set('settings/site', {
    '/languages': [
      { code: 'ru', tag: 'ru-RU', name: 'Русский', public: true },
      { code: 'uz', tag: 'uz-Latn-UZ', name: 'Oʻzbekcha', public: true },
    ],
  }),
  'the first texts of a hidden language': joined(
    set('settings/site', {
      '/languages': [
        { code: 'uz', tag: 'uz-Latn-UZ', name: 'Oʻzbekcha', public: true },
        { code: 'ru', tag: 'ru-RU', name: 'Русский', public: true },
        { code: 'en', tag: 'en-GB', name: 'English', public: false, fallback: 'uz' },
      ],
    }),
    set('page/about', { '/seo/title/en': 'About Marra' }),
  ),

  // Themes
  'the ivory theme': set('settings/site', { '/theme': 'ivory' }),
  'a theme for Navruz': set('theme/default', {
    '/name': 'Navruz',
    '/colours/dark/bg': navruz.bg,
    '/colours/dark/band': navruz.band,
    '/colours/dark/brand': navruz.brand,
    '/colours/dark/accent': navruz.accent,
    '/colours/dark/on-accent': navruz['on-accent'],
  }),
  'rounder corners': set('theme/indigo', { '/radii/l': 26, '/radii/xl': 32, '/controls': 'pill' }),
  'more space': set('theme/ivory', { '/density': 'airy' }),
  'the light colours by default': set('theme/default', { '/defaultScheme': 'light' }),

  // Search engines
  'another title for search engines': set('page/home', {
    '/seo/title': t('Marra: onlayn kazino va sport stavkalari', 'Marra: онлайн-казино и ставки на спорт'),
  }),
  'a record for search engines with questions': made(
    'seo',
    {
      url: '/payments',
      title: t('Toʻlovlar: Uzcard, Humo, Payme — Marra', 'Платежи: Uzcard, Humo, Payme — Marra'),
      schemaFaq: [
        {
          question: t('Komissiya bormi?', 'Есть ли комиссия?'),
          answer: t('Uzcard va Humo — 0%.', 'Uzcard и Humo — 0%.'),
        },
      ],
    },
    'payments',
  ),
  'an article for search engines': made(
    'seo',
    {
      url: '/rules',
      schemaArticle: {
        headline: t('Marra qoidalari', 'Правила Marra'),
        datePublished: '2026-03-01',
        dateModified: '2026-11-20',
      },
      openGraph: {
        title: t('Marra qoidalari', 'Правила Marra'),
        type: 'article',
        image: '/art/icons/icon-512.png',
      },
    },
    'rules',
  ),
  'a page that is hidden from search engines': made(
    'seo',
    { url: '/vip', robots: 'noindex,nofollow' },
    'vip',
  ),
  'a text of a game for search engines': made(
    'seo',
    {
      url: '/game/olmos-saltanati',
      title: t('Olmos saltanati — {{brand}}', 'Алмазное царство — {{brand}}'),
      text: t(
        '<h2>Olmos saltanati haqida</h2><p>5 baraban, RTP 96%.</p>',
        '<h2>Об игре «Алмазное царство»</h2><p>5 барабанов, RTP 96%.</p>',
      ),
    },
    'game-olmos',
  ),
  'the company in search results': set('settings/seo', {
    '/organization/contactPoint': {
      telephone: '+998 71 200 00 00',
      contactType: 'customer support',
      areaServed: 'UZ',
      availableLanguage: ['uz', 'ru'],
    },
    '/organization/sameAs': ['https://t.me/marra_uz', 'https://www.instagram.com/marra.uz/'],
  }),
  'paths that robots should not visit': set('settings/seo', { '/disallow': ['/lottery', '/*?utm_'] }),
  'a mirror that search engines do not show': made(
    'domain-seo',
    { hosts: ['marra-mirror.example'], robots: 'noindex,nofollow' },
    'mirror',
  ),
  'the canonical host': set('settings/seo', { '/canonicalUrl': 'https://marra.uz' }),

  // Code
  'the verification of Google': snippet(
    '<meta name="google-site-verification" content="4hTz_Qw1x2y3z4A5b6C7d8E9f0">',
  ),
  'the verification of Yandex': snippet('<meta name="yandex-verification" content="1a2b3c4d5e6f7a8b">'),
  'the verification of Meta': snippet(
    '<meta name="facebook-domain-verification" content="abc123def456ghi789">',
  ),
  'the picture of Meta without scripts': snippet(
    '<noscript><img height="1" width="1" style="display:none" alt="" src="https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1"></noscript>',
    { imageHosts: ['https://www.facebook.com'] },
  ),
  'the picture of Yandex Metrica without scripts': snippet(
    '<noscript><div><img src="https://mc.yandex.ru/watch/98765432" style="position:absolute; left:-9999px;" alt=""></div></noscript>',
    { imageHosts: ['https://mc.yandex.ru'] },
  ),
  'data for search engines as code': snippet(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Marra","url":"https://marra.uz/"}</script>',
  ),
  'a small script of the marketing': snippet(
    "<script>\n  // Autumn campaign\n  window.dataLayer = window.dataLayer || []\n  window.dataLayer.push({ event: 'autumn', page: location.pathname })\n</script>",
  ),
  'a comment of the owners': snippet('<!-- Marra, 2026 -->'),

  // Messages and the dictionary
  'another text of a button in the lobby': joined(
    set('messages/uz', { '/games/play': 'Boshlash' }),
    set('messages/ru', { '/games/play': 'Начать' }),
  ),
  'a correction in one language': set('messages/ru', { '/games/empty/text': 'Посмотрите другие игры' }),
  'a correction of a plural': set('messages/ru', { '/games/list/more': 'Показать ещё игры' }),
  'another message about a missing value': set('dictionary/default', {
    '/entries/0/validationDict/0/message': t('Maydon boʻsh', 'Поле не заполнено'),
  }),
  'another message about a wrong e-mail': set('dictionary/default', {
    '/entries/0/validationDict/1/message': t(
      'E-pochta shunday yoziladi: ism@umail.uz',
      'Почта пишется так: imya@mail.ru',
    ),
  }),
  'another message about a short text': set('dictionary/default', {
    '/entries/0/validationDict/2/message': t(
      'Juda qisqa: kamida $$min$$ belgi',
      'Слишком коротко: от $$min$$ символов',
    ),
  }),
  'messages of a form for one field': withItem('dictionary/default', '/entries', {
    fieldName: 'middle_name',
    validationDict: [{ errorType: 'name', message: t('Faqat harflar', 'Только буквы') }],
  }),
  'a notice at the top of the header for guests': withFirstItem('layout/default', '/header', {
    ...blockOf('page/live', 'title'),
    id: 'notice',
    props: {
      text: t(
        '<p>1-dekabr kuni sayt 03:00 dan 04:00 gacha ishlamaydi.</p>',
        '<p>1 декабря сайт не работает с 03:00 до 04:00.</p>',
      ),
    },
    when: { all: [guest] },
  }),
  'the menu of the account in another order': withOrder(
    'menu/profile',
    '/items',
    0,
    4,
    5,
    6,
    1,
    2,
    3,
    7,
    8,
    9,
    10,
    11,
    12,
  ),
  'the menu of the account without the history of bets': withOrder(
    'menu/profile',
    '/items',
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    9,
    10,
    11,
    12,
  ),
  'a menu for a new column of the footer': joined(
    made(
      'menu',
      {
        items: [
          {
            id: 'telegram',
            label: t('Telegram', 'Telegram'),
            action: { type: 'navigate', to: 'https://t.me/marra_uz', external: true },
          },
          {
            id: 'partners',
            label: t('Hamkorlarga', 'Партнёрам'),
            action: {
              type: 'navigate',
              to: 'https://partners.marra.example/?utm_source=site',
              external: true,
            },
          },
          { id: 'referral', label: t('Doʻst taklif qilish', 'Пригласить друга'), to: '/referral' },
        ],
      },
      'footer-social',
    ),
    withItem('layout/default', '/footer/0/props/columns', {
      title: t('Biz bilan', 'С нами'),
      menu: 'footer-social',
    }),
  ),
  'menu entries with queries and anchors': withItem('menu/footer-games', '/items', {
    id: 'new',
    label: t('Yangi oʻyinlar', 'Новые игры'),
    to: '/gamehall?category=new&sort=name',
  }),
  'a footer without buttons': set('layout/default', { '/footer/0/props/buttons': [] }),
  'the tab bar on the pages of the cashier as well': set('layout/default', {
    '/header/0/props/tabsHiddenAt': [],
  }),
  'players’ accounts in dollars by default': set('settings/site', { '/defaultCurrency': 'USD' }),
  'the time of Samarkand': set('settings/site', { '/timeZone': 'Asia/Samarkand' }),
  'hosts to return to after a payment': set('settings/site', {
    '/externalHosts': ['marra.uz', 'www.marra.uz'],
  }),
  'a mini-app in Telegram': set('settings/auth', { '/messengerHosts': ['https://web.telegram.org'] }),
  'a slower progress bar': set('settings/loader', { '/delay': 400 }),
  'more events for the platform': set('settings/analytics', {
    '/platformEvents': ['login', 'sign_up', 'make_deposit', 'play_game', 'first_deposit'],
  }),
  'no analytics events for the platform': set('settings/analytics', { '/platformEvents': [] }),
  'payments without the badge of security': set('settings/cashier', { '/assurance': undefined }),
  'presets in dollars': set('settings/cashier', {
    '/presets/USD': [{ value: '10' }, { value: '25' }, { value: '75' }],
  }),
  'one more preset': withItem('settings/cashier', '/presets/UZS', { value: '5000000' }),
  'a method for deposits only': set('settings/cashier', { '/methods/2/withdrawalForm': undefined }),
  'the bank transfer switched off': withOrder('settings/cashier', '/methods', 0, 1, 2, 3, 4, 5, 6, 7),
  'features that are switched off': set('settings/functional', {
    '/features/gameHistoryExport': false,
    '/features/installApp': false,
    '/features/notifications': false,
  }),
  'another time of reminders': set('settings/functional', {
    '/realityCheck/intervals': [30, 60],
    '/realityCheck/initial': 30,
  }),
  'checks of contacts only when they are sent': set('settings/forms', {
    '/isContactValidationImmediate': false,
  }),
  'tiles with the return of games': set('settings/games', {
    '/tiles': { isProviderShown: false, figure: 'rtp' },
  }),
  'an address of a category': set('settings/games', { '/halls': [{ id: 'slotlar', category: 'slots' }] }),
  'a loyalty club without a tutorial': set('settings/loyalty', { '/tutorialPopup': undefined }),
  'another name and description of the app': set('settings/web', {
    '/app/description': t('Oʻyinlar va sport', 'Игры и спорт'),
    '/app/shortName': 'Marra 24/7',
  }),
  'a title for all pages without one': set('settings/seo', {
    '/default/title': t('Marra — kazino va sport', 'Marra — казино и спорт'),
  }),
  'a theme of a brand of its own': joined(
    made(
      'theme',
      {
        ...original('theme/indigo').body,
        name: 'Lale',
        radii: { xs: 4, s: 6, m: 8, l: 12, xl: 16 },
        logo: { name: 'LALE' },
      },
      'lale',
    ),
    set('settings/site', { '/theme': 'lale' }),
  ),
  'fonts of the system': set('theme/default', { '/fonts': { text: 'system', display: 'system' } }),
  'square covers and compact pages': set('theme/default', { '/covers': 'square', '/density': 'compact' }),
  'a pink theme for 8 March': set('theme/ivory', {
    '/colours/light/brand-text': '#9C1B46',
    '/name': '8 March',
  }),
  'winter scenes': set('theme/default', {
    '/scenes': { centre: '#274B6D', middle: '#173450', edge: '#0B1D30', glow: '#9FD3FF', veil: '#07131F' },
  }),
  'the verification of Pinterest and Bing together': snippet(
    '<meta name="p:domain_verify" content="0123456789abcdef">\n<meta name="msvalidate.01" content="0123456789ABCDEF">',
  ),
  'a snippet that is switched off': made('snippet', {
    isEnabled: false,
    position: 'head',
    code: '<script>\n  window.promo = 1\n</script>',
  }),
  'a snippet that measures the time of loading': snippet(
    "<script>\n  addEventListener('load', function () {\n    var time = Math.round(performance.now())\n    ;(window.dataLayer = window.dataLayer || []).push({ event: 'loaded', time: time })\n  })\n</script>",
  ),
  'the consent mode of Google': snippet(
    "<script>\n  window.dataLayer = window.dataLayer || []\n  function gtag() { dataLayer.push(arguments) }\n  gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' })\n</script>",
  ),
  'another picture when pages are shared': made(
    'seo',
    {
      url: '/promotions',
      openGraph: {
        title: t('Marra aksiyalari', 'Акции Marra'),
        description: t('Har hafta yangi sovgʻalar.', 'Новые подарки каждую неделю.'),
        image: '/art/icons/icon-512.png',
      },
    },
    'promotions',
  ),
  'a canonical address': made('seo', { url: '/welcome', canonicalUrl: '/' }, 'welcome'),
  'tags of a page for Telegram': made(
    'seo',
    {
      url: '/live',
      meta: [
        { name: 'twitter:card', content: t('summary_large_image', 'summary_large_image') },
        { name: 'telegram:channel', content: t('@marra_uz', '@marra_uz') },
      ],
    },
    'live',
  ),
  'a redirect of a renamed game': redirects(['/game/old-name', '/game/olmos-saltanati']),
  'hundreds of redirects of an old shop': redirects(
    ...Array.from({ length: 300 }, (_, index): [string, string] => [
      `/old/${index}`,
      index % 2 === 0 ? '/promotions' : '/gamehall',
    ]),
  ),
  'the English catalogue': set('messages/en-US', { '/games/play': 'Play now' }),
  'messages in both languages about a break': joined(
    set('messages/uz', { '/offers/refused/break': 'Siz tanaffusdasiz, takliflar yopiq.' }),
    set('messages/ru', { '/offers/refused/break': 'У вас перерыв, предложения закрыты.' }),
  ),
  'a message with its placeholder at another place': joined(
    set('messages/uz', { '/games/rtp': '{{percent}}% qaytadi' }),
    set('messages/ru', { '/games/rtp': '{{percent}}% RTP' }),
  ),
  'errors of the platform in other words': set('messages/ru', {
    '/errors/UserNeedConfirmContactException': 'Подтвердите телефон или почту, это займёт минуту.',
    '/errors/notFound/text': 'Проверьте адрес. Игры — в лобби.',
  }),
  'a menu entry about limit hold’em': set('menu/main', {
    '/items/1/label': t('Limit Holdem', 'Limit Holdem'),
    '/items/1/to': '/gamehall',
  }),
  'a menu entry for players only': set('menu/main', { '/items/4/when': { all: [player] } }),
  'the part of Google Tag Manager without scripts': snippet(
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-AB12CD3" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>',
    { frameHosts: ['https://www.googletagmanager.com'] },
  ),
  'another order of amounts': set('settings/cashier', {
    '/presets/UZS': [{ value: '200000' }, { value: '100000' }, { value: '50000' }],
  }),
}
