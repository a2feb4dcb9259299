import { blocksIn, both, experiment, made, no, onPhones, rejected, replaced, text, warned } from './build.ts'
import { set } from './edit.ts'
import type { HarmfulEdit } from './harmful-edit.ts'

export const licenceEdits: readonly HarmfulEdit[] = [
  ...rejected('duty', {
    'rules: text replaced by a dot': set('page/rules', {
      '/blocks': [{ ...blocksIn('page/rules')[0], props: { text: both('<p>.</p>') } }],
    }),
    'rules: chapters hidden': set('page/rules', { '/blocks/2/isHidden': true, '/blocks/3/isHidden': true }),
    'rules: chapters only for UZ': set('page/rules', {
      '/blocks/2/when': { all: [{ fact: 'country', in: ['KZ'] }] },
    }),
    'rules: chapters only for a campaign': set('page/rules', {
      '/blocks/2/when': { all: [{ fact: 'campaign', is: 'spring' }] },
    }),
    'rules: half of visitors read others': set('page/rules', {
      '/blocks/2': experiment(blocksIn('page/rules')[2], text('<p>Qoidalar yoʻq нет</p>', 'b')),
    }),
    'privacy: one sentence': set('page/privacy', { '/blocks': [text('<p>Maxfiylik bor есть</p>')] }),
    'footer legal: a dot': set('layout/default', { '/footer/0/props/legal': both('.') }),
    'footer legal: without licence number': set('layout/default', {
      '/footer/0/props/legal': { uz: 'Namuna Operator MChJ.', ru: 'ООО «Пример Оператор».' },
    }),
    'footer legal: licence differs in ru': set('layout/default', {
      '/footer/0/props/legal/ru':
        'Оператор: ООО «Пример Оператор». Лицензия № 111-1111. Услуги доступны только лицам старше 16 лет. Телефон доверия: 1000, 24/7.',
    }),
    'footer: documents column gone': set('layout/default', { '/footer/0/props/columns/2': no }),
    'footer: documents column shows games': set('layout/default', {
      '/footer/0/props/columns/2/menu': 'footer-games',
    }),
    'responsible band leads to bonus': set('layout/default', {
      '/footer/0/slots/top/0/props/button/action/to': '/promotions',
    }),
    'responsible band leads outside': set('layout/default', {
      '/footer/0/slots/top/0/props/button/action': {
        type: 'navigate',
        to: 'https://example.com',
        external: true,
      },
    }),
    'limits only as summary': replaced('page/profile-responsible-game', 'full', 'summary'),
    'rules in layout svg-sprite': set('page/rules', { '/layout': 'svg-sprite' }),
    'tournaments without frame': set('page/tournaments', { '/layout': 'empty' }),
  }),
  ...warned('duty', {
    'rules: dispute only on computers': set('page/rules', { '/blocks/3/when': { not: [onPhones] } }),
    'rules: dispute for a week': set('page/rules', {
      '/blocks/3/period': { begins: '2026-01-01T00:00:00Z', ends: '2026-01-08T00:00:00Z' },
    }),
    'about without frame': set('page/about', { '/layout': 'empty' }),
  }),
  ...warned('hidden-page', {
    'seo record hides rules': made('seo', { url: '/rules', robots: 'noindex' }),
    'seo record hides home': made('seo', { url: '/', robots: 'none' }),
    'canonical of rules elsewhere': made('seo', { url: '/rules', canonicalUrl: 'https://example.com/rules' }),
  }),
  ...warned('hidden-site', {
    'seo default noindex': set('settings/seo', { '/default/robots': 'noindex' }),
    'seo disallow everything': set('settings/seo', { '/disallow': ['/'] }),
    'robots.txt disallow': made('domain-seo', {
      hosts: ['marra.example'],
      robotsTxt: ['User-agent: *', 'Disallow: /'],
    }),
  }),
]
