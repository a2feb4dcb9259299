import { guest, joined, made, onPhones, player } from '../harmful-edits/build.ts'
import { set, type Edit } from '../harmful-edits/edit.ts'
import {
  block,
  blockOf,
  buttons,
  hero,
  newPage,
  newPopup,
  opens,
  paragraphs,
  questions,
  section,
  t,
  table,
  to,
  toSite,
  withFirstBlock,
  withFirstItem,
  withItem,
  withOrder,
} from './parts.ts'

const toGames = to('/gamehall', t('Oʻyinlarga', 'К играм'), 'primary')
const toDeposit = to('/cashier/deposit', t('Hisobni toʻldirish', 'Пополнить счёт'), 'primary')

/** Promotions, banners, campaigns and tournaments of a year. */
export const promotions: Readonly<Record<string, Edit>> = {
  'a promotion for Navruz with amounts and dates': newPage(
    'navruz',
    t('Navroʻz bayrami: 75% bonus — Marra', 'Праздник Навруз: бонус 75% — Marra'),
    t('19–23-mart kunlari toʻldirishga 75% bonus.', 'С 19 по 23 марта бонус 75% к пополнению.'),
    hero(
      t('Navroʻz muborak! Depozitga 75% bonus', 'С Наврузом! 75% к депозиту'),
      t(
        '19–23-mart, 1,000,000 soʻmgacha, depozit 40,000 soʻmdan, veyjer ×25. 18+',
        '19–23 марта, до 1,000,000 сум, депозит от 40,000 сум, вейджер ×25. 18+',
      ),
      'welcome',
      toDeposit,
    ),
    section(
      'terms',
      t('Aksiya shartlari', 'Условия акции'),
      paragraphs(
        'terms-text',
        '<ul><li>Bonus bir marta beriladi.</li><li>Veyjer ×25, muddati 10 kun.</li><li>USDT bilan toʻldirishda bonus berilmaydi.</li></ul>',
        '<ul><li>Бонус даётся один раз.</li><li>Вейджер ×25, срок 10 дней.</li><li>При пополнении в USDT бонус не даётся.</li></ul>',
      ),
    ),
  ),
  'a promotion with its card on the page of promotions': joined(
    newPage(
      'happy-hours',
      t('Baxtli soatlar — Marra', 'Счастливые часы — Marra'),
      t('Har juma soat 18:00 dan 21:00 gacha 25% bonus.', 'Каждую пятницу с 18:00 до 21:00 бонус 25%.'),
      hero(
        t('Baxtli soatlar: har juma 25% bonus', 'Счастливые часы: 25% каждую пятницу'),
        t(
          'Soat 18:00–21:00, depozit 30,000 soʻmdan, 500,000 soʻmgacha, veyjer ×20, 3 kun. 18+',
          'С 18:00 до 21:00, депозит от 30,000 сум, до 500,000 сум, вейджер ×20, 3 дня. 18+',
        ),
        'jackpot',
        toDeposit,
      ),
    ),
    withItem('page/promotions', '/blocks/2/props/cards', {
      tag: t('Har juma', 'Каждую пятницу'),
      title: t('Baxtli soatlar: 25% bonus', 'Счастливые часы: бонус 25%'),
      terms: t(
        '18:00–21:00, depozit 30,000 soʻmdan, veyjer ×20.',
        '18:00–21:00, депозит от 30,000 сум, вейджер ×20.',
      ),
      palette: 'violet',
      emblem: '/art/emblems/bell.svg',
      button: to('/happy-hours', t('Batafsil', 'Подробнее')),
    }),
  ),
  'a new slide about the New Year for guests': withItem('page/home', '/blocks/0/slots/first/0/props/slides', {
    tag: t('Yangi yil', 'Новый год'),
    headline: t('Yangi yilda 100 ta bepul aylantirish', 'К Новому году — 100 вращений'),
    terms: t(
      '25-dekabrdan 10-yanvargacha, birinchi depozit 60,000 soʻmdan, veyjer ×10. 18+',
      'С 25 декабря по 10 января, первый депозит от 60,000 сум, вейджер ×10. 18+',
    ),
    buttons: [opens('registration', t('Roʻyxatdan oʻtish', 'Зарегистрироваться'))],
    scene: 'welcome',
  }),
  'slower slides that change by hand only': set('page/home', {
    '/blocks/0/slots/first/1/props/slideSeconds': 8,
    '/blocks/0/slots/first/1/props/isAutomatic': false,
  }),
  'a seasonal banner on the home page for a month': withFirstBlock(
    'page/home',
    block(
      'winter',
      'PromotionCards',
      {
        cards: [
          {
            tag: t('Qishki aksiya', 'Зимняя акция'),
            title: t('Qor malikasi: 20% keshbek', 'Снежная королева: кешбэк 20%'),
            terms: t('Dekabrda, 300,000 soʻmgacha, veyjersiz.', 'В декабре, до 300,000 сум, без вейджера.'),
            palette: 'azure',
            emblem: '/art/emblems/flake.svg',
            button: to('/promotions', t('Batafsil', 'Подробнее')),
          },
        ],
      },
      {
        period: { begins: '2036-12-01T00:00:00+05:00', ends: '2037-01-01T00:00:00+05:00' },
        when: { not: [{ fact: 'break', is: 'on' }] },
      },
    ),
  ),
  'banners of the platform on the page of payments': withFirstBlock(
    'page/payments',
    block('banners', 'Banner', { position: 'payments_top', label: t('Takliflar', 'Предложения'), count: 3 }),
  ),
  'a countdown to a tournament': withFirstBlock(
    'page/tournaments',
    block('countdown', 'Countdown', {
      title: t('Bahorgi kubokkacha', 'До весеннего кубка'),
      moment: '2037-03-21T12:00+05:00',
      over: t('Turnir boshlandi! Omad!', 'Турнир начался! Удачи!'),
    }),
  ),
  'a page of a big tournament with a table of prizes': newPage(
    'spring-cup',
    t('Bahor kubogi: 200 million soʻm — Marra', 'Весенний кубок: 200 миллионов сум — Marra'),
    t('Sovrin jamgʻarmasi 200 million soʻm, 100 ta sovrin.', 'Призовой фонд 200 миллионов сум, 100 призов.'),
    hero(
      t('Bahor kubogi: 200 million soʻm', 'Весенний кубок: 200 миллионов сум'),
      t(
        '1–30-aprel, stavkalar 2,000 soʻmdan, ochkolar yutuq uchun. 18+',
        '1–30 апреля, ставки от 2,000 сум, очки за выигрыши. 18+',
      ),
      'trophy',
      to('/tournaments', t('Turnirlarga', 'К турнирам'), 'primary'),
    ),
    section(
      'prizes',
      t('Sovrinlar', 'Призы'),
      table(
        'prizes-table',
        t('Sovrin jamgʻarmasi qanday taqsimlanadi', 'Как делится призовой фонд'),
        [t('Oʻrin', 'Место'), t('Sovrin', 'Приз')],
        [
          [t('1', '1'), t('50,000,000 soʻm', '50,000,000 сум')],
          [t('2–3', '2–3'), t('20,000,000 soʻm', '20,000,000 сум')],
          [t('4–10', '4–10'), t('5,000,000 soʻm', '5,000,000 сум')],
          [t('11–100', '11–100'), t('800,000 soʻm', '800,000 сум')],
        ],
      ),
    ),
    section(
      'games',
      t('Qayerda oʻynash mumkin', 'Где играть'),
      block('games-row', 'GameRow', {
        title: t('Turnir oʻyinlari', 'Игры турнира'),
        types: 'slot',
        count: 12,
        moreLink: '/gamehall?category=slots',
      }),
    ),
  ),
  'a landing page of a campaign with its own block': newPage(
    'start-2027',
    t('Start 2027 — Marra', 'Старт 2027 — Marra'),
    t('Yangi oʻyinchilar uchun maxsus taklif.', 'Особое предложение для новых игроков.'),
    hero(
      t('Doʻstlar tavsiya qiladi', 'Нас советуют друзьям'),
      t(
        '100% depozitga, 2,000,000 soʻmgacha, veyjer ×30, 14 kun. 18+',
        '100% к депозиту, до 2,000,000 сум, вейджер ×30, 14 дней. 18+',
      ),
      'welcome',
      opens('registration', t('Hisob ochish', 'Открыть счёт')),
    ),
    block(
      'bloggers',
      'PromotionCards',
      {
        cards: [
          {
            title: t('Blogerlardan promokod: MARRA27', 'Промокод от блогеров: MARRA27'),
            terms: t(
              '30 ta bepul aylantirish, veyjer ×10, 7 kun.',
              '30 бесплатных вращений, вейджер ×10, 7 дней.',
            ),
            palette: 'plum',
          },
        ],
      },
      { when: { all: [{ fact: 'campaign', is: 'bloggers' }] } },
    ),
  ),
  'a landing page with links of a campaign': newPage(
    'telegram-week',
    t('Telegram haftaligi — Marra', 'Неделя Telegram — Marra'),
    t('Kanalimiz obunachilari uchun sovgʻalar.', 'Подарки подписчикам нашего канала.'),
    hero(
      t('Telegram kanalimizga obuna boʻling', 'Подпишитесь на наш Telegram'),
      t('Har kuni promokodlar, 18 yoshdan.', 'Промокоды каждый день, с 18 лет.'),
      'cashback',
      toSite('https://t.me/marra_uz', t('Kanalga oʻtish', 'Перейти в канал')),
    ),
    buttons(
      'try',
      to(
        '/gamehall?utm_source=telegram&utm_medium=post&utm_campaign=week',
        t('Oʻyinlarni koʻrish', 'Смотреть игры'),
      ),
      {
        label: t('Roʻyxatdan oʻtish', 'Регистрация'),
        action: {
          type: 'navigate',
          to: '/welcome',
          query: { utm_source: 'telegram', utm_campaign: 'week', utm_content: 'button' },
        },
      },
    ),
  ),
  'a popup about an offer with a button to it': newPopup(
    'birthday',
    t('Tugʻilgan kuningiz bilan!', 'С днём рождения!'),
    paragraphs(
      'text',
      '<p>Sizga 50 ta bepul aylantirish sovgʻa qilamiz: veyjer ×10, muddati 7 kun. 🎂</p>',
      '<p>Дарим вам 50 бесплатных вращений: вейджер ×10, срок 7 дней. 🎂</p>',
    ),
    buttons('gift', to('/profile/bonuses', t('Sovgʻani koʻrish', 'Посмотреть подарок'), 'primary')),
  ),
  'a banner that opens a popup': joined(
    newPopup(
      'ramadan',
      t('Ramazon muborak', 'С Рамазаном'),
      paragraphs(
        'text',
        '<p>Ramazon oyida yordam xizmati 10:00 dan 02:00 gacha ishlaydi.</p>',
        '<p>В месяц Рамазан поддержка работает с 10:00 до 02:00.</p>',
      ),
    ),
    withFirstBlock(
      'page/support',
      buttons('ramadan', opens('ramadan', t('Ramazondagi ish vaqti', 'Часы работы в Рамазан'))),
    ),
  ),
  'another amount of the welcome bonus everywhere on the home page': set('page/home', {
    '/blocks/0/slots/first/0/props/slides/0/headline': t(
      'Ilk depozitga 120% va 200 aylantirish',
      '120% к депозиту и 200 вращений',
    ),
    '/blocks/0/slots/first/0/props/slides/0/terms': t(
      '3,000,000 soʻmgacha. Depozit 60,000 soʻmdan, veyjer ×35, muddati 14 kun. 18+',
      'До 3,000,000 сум. Депозит от 60,000 сум, вейджер ×35, срок 14 дней. 18+',
    ),
  }),
  'a promotion for a sport': newPage(
    'world-cup',
    t('Jahon chempionati: fribet — Marra', 'Чемпионат мира: фрибет — Marra'),
    t('Oʻzbekiston terma jamoasi gol ursa — fribet.', 'Фрибет за каждый гол сборной Узбекистана.'),
    hero(
      t('Har bir gol uchun 10,000 soʻm fribet', 'Фрибет 10,000 сум за каждый гол'),
      t(
        'Uchrashuvgacha 50,000 soʻmdan tiking, koeffitsiyent 1.50 dan. 18+',
        'Поставьте до матча от 50,000 сум с коэффициентом от 1.50. 18+',
      ),
      'sport',
      to('/betting', t('Uchrashuvlarga', 'К матчам'), 'primary'),
    ),
    block('matches', 'SportsRow', {
      title: t('Yaqin uchrashuvlar', 'Ближайшие матчи'),
      count: 6,
      moreLink: '/betting',
    }),
  ),
  'an offer for players of a high level': withItem(
    'page/vip',
    '/blocks',
    block(
      'vip-offer',
      'PromotionCards',
      {
        cards: [
          {
            title: t('Olmos uchun oylik sovgʻa', 'Подарок месяца для «Алмаза»'),
            terms: t('500,000 soʻm bonus, veyjer ×15, 5 kun.', 'Бонус 500,000 сум, вейджер ×15, 5 дней.'),
            palette: 'night',
            emblem: '/art/emblems/gem.svg',
          },
        ],
      },
      { when: { all: [player, { fact: 'level', atLeast: 7 }], not: [{ fact: 'break', is: 'on' }] } },
    ),
  ),
  'an offer for players with a tag': withItem(
    'page/promotions',
    '/blocks',
    block(
      'returning',
      'PromotionCards',
      {
        cards: [
          {
            title: t('Qaytganingiz uchun 40 aylantirish', '40 вращений за возвращение'),
            terms: t(
              'Depozit 20,000 soʻmdan, veyjer ×10, 3 kun.',
              'Депозит от 20,000 сум, вейджер ×10, 3 дня.',
            ),
            palette: 'teal',
          },
        ],
      },
      { when: { all: [{ fact: 'tag', is: 'returned' }] } },
    ),
  ),
  'a card about the app on phones only': withItem(
    'page/promotions',
    '/blocks',
    block(
      'app',
      'PromotionCards',
      {
        cards: [
          {
            title: t('Marra ekraningizda', 'Marra на вашем экране'),
            terms: t(
              'Belgini ekranga qoʻshing: oʻyinlar bir bosishda.',
              'Добавьте значок на экран: игры в одно касание.',
            ),
            palette: 'indigo',
          },
        ],
      },
      { when: { all: [onPhones] } },
    ),
  ),
  'a promotion of a new provider with its games': newPage(
    'kobalt-week',
    t('Kobalt Play haftaligi — Marra', 'Неделя Kobalt Play — Marra'),
    t('Kobalt Play slotlarida har kuni sovrinlar.', 'Ежедневные призы в слотах Kobalt Play.'),
    hero(
      t('Kobalt Play haftaligi', 'Неделя Kobalt Play'),
      t(
        'Har kuni 20 ta gʻolib, 100,000 soʻmdan, stavka 1,000 soʻmdan. 18+',
        'Каждый день 20 победителей по 100,000 сум, ставка от 1,000 сум. 18+',
      ),
      'jackpot',
      toGames,
    ),
    block('row', 'GameRow', {
      title: t('Kobalt Play oʻyinlari', 'Игры Kobalt Play'),
      providers: 'kobalt-play',
      count: 18,
    }),
  ),
  'a promotion that has ended': set('page/promotions', {
    '/blocks/2/props/cards/1/tag': t('Tugadi', 'Завершено'),
    '/blocks/2/props/cards/1/terms': t(
      'Aksiya 31-oktyabrda tugadi. Rahmat!',
      'Акция завершилась 31 октября. Спасибо!',
    ),
  }),
  'a promotion with questions and answers': newPage(
    'cashback-plus',
    t('Keshbek plyus — Marra', 'Кешбэк плюс — Marra'),
    t('Jonli kazinoda 5% keshbek.', 'Кешбэк 5% в live-казино.'),
    hero(
      t('Jonli stollarda 5% keshbek', 'Кешбэк 5% за live-столами'),
      t('Har hafta, 200,000 soʻmgacha, veyjersiz. 18+', 'Каждую неделю, до 200,000 сум, без вейджера. 18+'),
      'cashback',
      to('/live', t('Jonli kazinoga', 'В live-казино'), 'primary'),
    ),
    section(
      'faq',
      t('Savollar', 'Вопросы'),
      questions(
        'faq-list',
        [
          t('Qachon beriladi?', 'Когда начисляется?'),
          t('<p>Har dushanba soat 12:00 gacha.</p>', '<p>Каждый понедельник до 12:00.</p>'),
        ],
        [
          t('Bepul aylantirishlar hisoblanadimi?', 'Учитываются ли бесплатные вращения?'),
          t('<p>Yoʻq, faqat oʻz pulingiz.</p>', '<p>Нет, только собственные деньги.</p>'),
        ],
      ),
    ),
  ),
  'a promotion card first in the row': withFirstItem('page/promotions', '/blocks/2/props/cards', {
    tag: t('Yangi', 'Новинка'),
    title: t('Doʻstingizni taklif qiling', 'Пригласите друга'),
    terms: t('Har bir doʻst uchun 50,000 soʻm mukofot.', 'Награда 50,000 сум за каждого друга.'),
    palette: 'crimson',
    emblem: '/art/emblems/star.svg',
    button: to('/referral', t('Taklif qilish', 'Пригласить')),
  }),
  'a promotion with a picture from the brand’s host': joined(
    set('settings/site', { '/imageHosts': ['https://cdn.marra.uz'] }),
    withItem('page/promotions', '/blocks/2/props/cards', {
      title: t('Yozgi poyga: skuter yutib oling', 'Летняя гонка: выиграйте скутер'),
      terms: t(
        '1-iyundan 31-avgustgacha, chiptalar stavkalar uchun.',
        'С 1 июня по 31 августа, билеты за ставки.',
      ),
      palette: 'emerald',
      picture: 'https://cdn.marra.uz/promo/scooter.webp',
    }),
  ),
  'a lottery with prizes': newPage(
    'lottery',
    t('Marra lotereyasi — iPhone va sovrinlar', 'Лотерея Marra — iPhone и призы'),
    t('Har 100,000 soʻm stavka — bitta chipta.', 'Каждые 100,000 сум ставок — один билет.'),
    hero(
      t('iPhone 17 va yana 99 ta sovrin', 'iPhone 17 и ещё 99 призов'),
      t(
        '15-maygacha, stavkalar 100,000 soʻmdan — bitta chipta. 18+',
        'До 15 мая, за каждые 100,000 сум ставок — билет. 18+',
      ),
      'trophy',
      toGames,
    ),
    paragraphs(
      'note',
      '<p>Gʻoliblar 16-may kuni soat 20:00 da jonli efirda aniqlanadi. Natijalar <a href="/winners">gʻoliblar sahifasida</a>.</p>',
      '<p>Победителей выберем 16 мая в 20:00 в прямом эфире. Итоги — на <a href="/winners">странице победителей</a>.</p>',
    ),
  ),
  'a notice for guests above the games': withFirstBlock(
    'page/gamehall-for-you',
    block(
      'notice',
      'ResponsibleBand',
      {
        title: t('18+. Masʼuliyat bilan oʻynang', '18+. Играйте ответственно'),
        text: t('Limit qoʻyish bir daqiqa.', 'Поставить лимит — дело минуты.'),
        button: to('/responsible-gaming', t('Qanday qilib', 'Как это сделать'), 'outline'),
      },
      { when: { all: [guest] } },
    ),
  ),
  'a promotion below the address of all promotions': joined(
    made(
      'page',
      {
        route: '/promotions/independence-day',
        layout: 'default',
        seo: { title: t('Mustaqillik kuni — Marra', 'День независимости — Marra') },
        blocks: [
          hero(
            t('Mustaqillik kuni: 35 ta aylantirish', 'День независимости: 35 вращений'),
            t(
              '1-sentabr, depozit 35,000 soʻmdan, veyjer ×10, 2 kun. 18+',
              '1 сентября, депозит от 35,000 сум, вейджер ×10, 2 дня. 18+',
            ),
            'welcome',
            toDeposit,
          ),
        ],
      },
      'promotion-independence-day',
    ),
    withItem('page/promotions', '/blocks/2/props/cards', {
      title: t('Mustaqillik kuni', 'День независимости'),
      terms: t('35 ta bepul aylantirish, veyjer ×10.', '35 бесплатных вращений, вейджер ×10.'),
      palette: 'azure',
      button: to('/promotions/independence-day', t('Batafsil', 'Подробнее')),
    }),
  ),
  'a landing page without header and footer': made(
    'page',
    {
      route: '/lp/football',
      layout: 'empty',
      seo: { title: t('Futbolga tiking — Marra', 'Ставки на футбол — Marra'), robots: 'noindex,nofollow' },
      blocks: [
        hero(
          t('Futbol mavsumi boshlandi', 'Футбольный сезон начался'),
          t(
            'Fribet 20,000 soʻm, birinchi stavka 50,000 soʻmdan. 18+',
            'Фрибет 20,000 сум, первая ставка от 50,000 сум. 18+',
          ),
          'sport',
          opens('registration', t('Roʻyxatdan oʻtish', 'Регистрация')),
        ),
      ],
    },
    'lp-football',
  ),
  'a promotion that begins at a given time': withItem('page/promotions', '/blocks', {
    ...blockOf('page/promotions', 'always'),
    id: 'later',
    period: { begins: '2037-06-01T00:00:00+05:00' },
  }),
  'a promotion with its terms behind an anchor': newPage(
    'women-day',
    t('8-mart sovgʻalari — Marra', 'Подарки к 8 Марта — Marra'),
    t('Bayram kuni 8% keshbek.', 'Кешбэк 8% в праздник.'),
    hero(
      t('Bahor bilan! 8% keshbek', 'С весной! Кешбэк 8%'),
      t('8-mart kuni, 88,000 soʻmgacha, veyjersiz. 18+', '8 марта, до 88,000 сум, без вейджера. 18+'),
      'cashback',
      toGames,
      to('/women-day#terms', t('Shartlar', 'Условия')),
    ),
    {
      ...section(
        'rules',
        t('Shartlar', 'Условия'),
        paragraphs('rules-text', '<p>Faqat slotlar.</p>', '<p>Только слоты.</p>'),
      ),
      props: { title: t('Shartlar', 'Условия'), anchor: 'terms' },
    },
  ),
  'three variants of a banner': withItem('page/promotions', '/blocks', {
    id: 'variants',
    type: 'Experiment',
    version: 1,
    props: { name: 'Colours', goal: 'click', shares: { a: 34, b: 33, c: 33 } },
    slots: {
      a: [buttons('a-go', to('/gamehall', t('Oʻynash', 'Играть')))],
      b: [buttons('b-go', to('/gamehall', t('Oʻyinlar', 'Игры')))],
      c: [buttons('c-go', to('/live', t('Jonli stollar', 'Live-столы')))],
    },
  }),
  'the welcome promotion without its second offer': withOrder('page/promotions', '/blocks/2/props/cards', 0),
  'an offer that depends on login, break and device': withItem('page/home', '/blocks', {
    ...blockOf('page/promotions', 'always'),
    id: 'offers-below',
    when: { all: [player, { fact: 'break', is: 'off' }], any: [onPhones, { fact: 'currency', is: 'UZS' }] },
  }),
  'an offer for a feature that is switched on': withItem('page/home', '/blocks', {
    ...buttons('invite', to('/referral', t('Doʻst taklif qilish', 'Пригласить друга'))),
    when: { all: [player, { fact: 'feature', name: 'referral' }] },
  }),
}
