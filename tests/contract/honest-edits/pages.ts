import {
  blocksIn,
  experiment,
  joined,
  link,
  made,
  onPhones,
  player,
  redirects,
  replaced,
} from '../harmful-edits/build.ts'
import { remove, set, type Edit } from '../harmful-edits/edit.ts'
import {
  article,
  block,
  blockOf,
  buttons,
  closes,
  newPage,
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
  withoutBlocks,
} from './parts.ts'

const news = (key: string, title: ReturnType<typeof t>, lead: ReturnType<typeof t>, uz: string, ru: string) =>
  newPage(key, title, lead, article(title, lead, t(uz, ru)))

/** Pages, their blocks and addresses. */
export const pages: Readonly<Record<string, Edit>> = {
  'news about the app': news(
    'news-app',
    t('Ilovamizning yangi versiyasi', 'Новая версия приложения'),
    t('2.5.0 versiyasi tezroq va kamroq trafik sarflaydi.', 'Версия 2.5.0 быстрее и тратит меньше трафика.'),
    '<h2>Nima yangi</h2><ul><li>Qorongʻi mavzu</li><li>Face ID orqali kirish</li></ul><p>Android 9 va iOS 17 dan boshlab.</p>',
    '<h2>Что нового</h2><ul><li>Тёмная тема</li><li>Вход по Face ID</li></ul><p>Для Android 9 и iOS 17 и выше.</p>',
  ),
  'news with a link to a partner': news(
    'news-partner',
    t('Marra — «Paxtakor» hamkori', 'Marra — партнёр «Пахтакора»'),
    t('Klub bilan 2028-yilgacha shartnoma tuzdik.', 'Мы подписали договор с клубом до 2028 года.'),
    '<p>Batafsil <a href="https://pakhtakor.uz/news">klub saytida</a>.</p>',
    '<p>Подробности <a href="https://pakhtakor.uz/news">на сайте клуба</a>.</p>',
  ),
  'news about technical works': news(
    'news-works',
    t('12-dekabrdagi texnik ishlar', 'Технические работы 12 декабря'),
    t('Sayt 02:00 dan 05:30 gacha ishlamaydi.', 'Сайт не работает с 02:00 до 05:30.'),
    '<p>Pul va stavkalar saqlanadi. Pul yechish soʻrovlari ishlar tugagach bajariladi.</p>',
    '<p>Деньги и ставки сохранятся. Заявки на вывод выполним после работ.</p>',
  ),
  'a page of vacancies': newPage(
    'jobs',
    t('Boʻsh ish oʻrinlari — Marra', 'Вакансии — Marra'),
    t('Toshkentda va masofadan ishlash.', 'Работа в Ташкенте и удалённо.'),
    article(
      t('Boʻsh ish oʻrinlari', 'Вакансии'),
      t('Bizga 12 kishi kerak.', 'Нам нужны 12 человек.'),
      t(
        '<p>Rezyumeni <a href="mailto:hr@marra.example">hr@marra.example</a> ga yuboring. Maosh 8,000,000 soʻmdan 15,000,000 soʻmgacha.</p>',
        '<p>Присылайте резюме на <a href="mailto:hr@marra.example">hr@marra.example</a>. Зарплата от 8,000,000 до 15,000,000 сум.</p>',
      ),
    ),
  ),
  'a page of contacts with telephone numbers': newPage(
    'contacts',
    t('Aloqa — Marra', 'Контакты — Marra'),
    t('Telefon, manzil va ish vaqti.', 'Телефон, адрес и часы работы.'),
    article(
      t('Aloqa', 'Контакты'),
      t('Kechayu kunduz javob beramiz.', 'Отвечаем круглые сутки.'),
      t(
        '<p><a href="tel:+998712000000">+998 71 200 00 00</a> — kechayu kunduz.</p><p>Toshkent, Amir Temur shoh koʻchasi, 107B.</p>',
        '<p><a href="tel:+998712000000">+998 71 200-00-00</a> — круглосуточно.</p><p>Ташкент, проспект Амира Темура, 107Б.</p>',
      ),
    ),
  ),
  'links to social networks': withItem(
    'page/about',
    '/blocks',
    buttons(
      'social',
      { ...toSite('https://t.me/marra_uz', t('Telegram', 'Telegram')), icon: 'telegram' },
      toSite('https://www.instagram.com/marra.uz/', t('Instagram', 'Instagram')),
      { ...toSite('https://www.facebook.com/marra.uz', t('Facebook', 'Facebook')), icon: 'facebook' },
    ),
  ),
  'a map with the office': joined(
    set('settings/site', { '/frameHosts': ['https://yandex.uz'] }),
    withItem(
      'page/about',
      '/blocks',
      block('map', 'EmbeddedFrame', {
        address: 'https://yandex.uz/map-widget/v1/?ll=69.279737%2C41.311151&z=12',
        title: t('Xaritada ofisimiz', 'Наш офис на карте'),
        ratio: '16:9',
      }),
    ),
  ),
  'a video of YouTube': joined(
    set('settings/site', { '/frameHosts': ['https://www.youtube.com'] }),
    withItem(
      'page/welcome',
      '/blocks',
      section(
        'video',
        t('Bir daqiqada Marra', 'Marra за минуту'),
        block('film', 'EmbeddedFrame', {
          address: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
          title: t('Qanday roʻyxatdan oʻtish mumkin', 'Как зарегистрироваться'),
          ratio: '16:9',
          caption: t('Video: Marra, YouTube', 'Видео: Marra, YouTube'),
        }),
      ),
    ),
  ),
  'a video of the brand’s host with subtitles': joined(
    set('settings/site', { '/imageHosts': ['https://cdn.marra.uz'] }),
    withItem(
      'page/payments',
      '/blocks',
      block('film', 'Video', {
        film: 'https://cdn.marra.uz/films/deposit.mp4',
        poster: '/art/scenes/welcome.svg',
        title: t('Hisobni qanday toʻldirish', 'Как пополнить счёт'),
        captions: {
          uz: 'https://cdn.marra.uz/films/deposit.uz.vtt',
          ru: 'https://cdn.marra.uz/films/deposit.ru.vtt',
        },
      }),
    ),
  ),
  'a picture with a text for screen readers': withItem(
    'page/about',
    '/blocks',
    block('team', 'Image', {
      picture: '/art/scenes/trophy.svg',
      alt: t('Gʻoliblar kubogi', 'Кубок победителей'),
      ratio: '15:7',
      caption: t('Yil kubogi, 2026', 'Кубок года, 2026'),
    }),
  ),
  'a new question first in the answers': withFirstItem(
    'page/support',
    '/blocks/2/slots/content/0/slots/first/0/props/items',
    {
      question: t('Humo kartasidan qanday toʻldiriladi?', 'Как пополнить с карты Humo?'),
      answer: t(
        '<p><a href="/cashier/deposit">Kassani</a> oching, Humo ni tanlang va summani yozing.</p>',
        '<p>Откройте <a href="/cashier/deposit">кассу</a>, выберите Humo и введите сумму.</p>',
      ),
    },
  ),
  'a new tab of answers': set('page/support', {
    '/blocks/2/slots/content/0/props/tabs/3': t('Sport', 'Спорт'),
    '/blocks/2/slots/content/0/slots/fourth': [
      questions('answers-sport', [
        t('Uchrashuv qoldirilsa nima boʻladi?', 'Что будет, если матч перенесут?'),
        t(
          '<p>Stavka 48 soat kutadi, keyin pul qaytadi.</p>',
          '<p>Ставка ждёт 48 часов, потом деньги вернутся.</p>',
        ),
      ]),
    ],
  }),
  'the answers about the bonus in another order': withOrder(
    'page/bonus-terms',
    '/blocks/4/slots/content/0/props/items',
    2,
    0,
    1,
  ),
  'a question that is no longer asked': withOrder(
    'page/welcome',
    '/blocks/6/slots/content/0/props/items',
    0,
    1,
  ),
  'the rows of the home page in another order': withOrder(
    'page/home',
    '/blocks',
    0,
    2,
    1,
    6,
    3,
    4,
    5,
    8,
    9,
    7,
  ),
  'the home page without the strip of wins': withoutBlocks('page/home', 'winners'),
  'a row of games that moves to another page': joined(
    withoutBlocks('page/home', 'fast'),
    withItem('page/live', '/blocks', blockOf('page/home', 'fast')),
  ),
  'questions that move from the welcome page to the support': joined(
    withoutBlocks('page/welcome', 'questions'),
    withItem('page/support', '/blocks', blockOf('page/welcome', 'questions')),
  ),
  'a block that is hidden for now': set('page/home', { '/blocks/6/isHidden': true }),
  'a new row of games': withItem(
    'page/home',
    '/blocks',
    block('editors', 'GameRow', {
      title: t('Tahririyat tanlovi', 'Выбор редакции'),
      category: 'new',
      count: 12,
      moreLink: '/gamehall?category=new',
    }),
  ),
  'a page of a category of games': newPage(
    'jackpot-slots',
    t('Jekpotli slotlar — Marra', 'Слоты с джекпотом — Marra'),
    t('Jekpotli barcha slotlar bir sahifada.', 'Все слоты с джекпотом на одной странице.'),
    article(
      t('Jekpotli slotlar', 'Слоты с джекпотом'),
      t('Jekpot tasodifan tushadi.', 'Джекпот выпадает случайно.'),
      t('<p>RTP 94–97%.</p>', '<p>RTP 94–97%.</p>'),
    ),
    block('board', 'JackpotBoard', { title: t('Mega jekpot', 'Мега-джекпот') }),
    block('row', 'GameRow', {
      title: t('Slotlar', 'Слоты'),
      tags: 'jackpot',
      count: 36,
      moreLink: '/gamehall?category=jackpot',
    }),
  ),
  'the page about the company at another address': joined(
    replaced('menu/footer-players', '/about', '/company'),
    replaced('menu/more', '/about', '/company'),
    set('page/about', { '/route': '/company' }),
    redirects(['/about', '/company']),
  ),
  'the page of payments at another address': joined(
    set('page/payments', { '/route': '/help/payments' }),
    redirects(['/payments', '/help/payments']),
  ),
  'the VIP page removed with a redirect': joined(remove('page/vip'), redirects(['/vip', '/loyalty'])),
  'a page removed together with the menu entry': joined(
    remove('page/winners'),
    withOrder('menu/footer-games', '/items', 0, 1, 2, 3, 4, 5, 7),
    withOrder('menu/more', '/items', 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11),
    redirects(['/winners', '/']),
  ),
  'redirects of an old site': redirects(
    ['/blog/*', '/promotions'],
    ['/slots', '/gamehall?category=slots'],
    ['/old/index.html', '/'],
    ['/bonus', '/bonus-terms'],
    ['/tg', 'https://t.me/marra_uz'],
  ),
  'a short address for an advertisement': redirects(['/tv', '/welcome?utm_source=tv&utm_campaign=autumn']),
  'a table of limits by payment method': newPage(
    'limits',
    t('Toʻlov chegaralari — Marra', 'Пределы платежей — Marra'),
    t('Har bir usul uchun eng kam va eng koʻp summa.', 'Наименьшая и наибольшая сумма для каждого способа.'),
    article(
      t('Toʻlov chegaralari', 'Пределы платежей'),
      t('Barchasi bir jadvalda.', 'Всё в одной таблице.'),
      t('<p>Komissiyasiz.</p>', '<p>Без комиссии.</p>'),
    ),
    section(
      'table',
      t('Chegaralar', 'Пределы'),
      table(
        'limits-table',
        t('Toʻldirish va yechib olish', 'Пополнение и вывод'),
        [t('Usul', 'Способ'), t('Kamida', 'От'), t('Koʻpi bilan', 'До'), t('Vaqt', 'Срок')],
        [
          [
            t('Uzcard', 'Uzcard'),
            t('20,000 soʻm', '20,000 сум'),
            t('10,000,000 soʻm', '10,000,000 сум'),
            t('darhol', 'сразу'),
          ],
          [
            t('Humo', 'Humo'),
            t('20,000 soʻm', '20,000 сум'),
            t('10,000,000 soʻm', '10,000,000 сум'),
            t('darhol', 'сразу'),
          ],
          [
            t('USDT TRC-20', 'USDT TRC-20'),
            t('10 USDT', '10 USDT'),
            t('5,000 USDT', '5,000 USDT'),
            t('5 daqiqa', '5 минут'),
          ],
        ],
      ),
    ),
  ),
  'a numbered list of steps with pictures': withItem(
    'page/referral',
    '/blocks/0/slots/content',
    section(
      'steps',
      t('Uch qadam', 'Три шага'),
      block('steps-cards', 'CardList', {
        isNumbered: true,
        cards: [
          {
            title: t('Havolani oling', 'Получите ссылку'),
            text: t('U shu sahifada.', 'Она на этой странице.'),
          },
          {
            title: t('Doʻstga yuboring', 'Отправьте другу'),
            text: t('Telegram yoki SMS orqali.', 'В Telegram или по СМС.'),
          },
          {
            title: t('Mukofot oling', 'Получите награду'),
            text: t('Doʻst 100,000 soʻm toʻldirgach.', 'Когда друг пополнит счёт на 100,000 сум.'),
          },
        ],
      }),
    ),
  ),
  'a page of the affiliate program': newPage(
    'affiliates',
    t('Hamkorlik dasturi — Marra', 'Партнёрская программа — Marra'),
    t('Daromadning 40% gacha.', 'До 40% от дохода.'),
    article(
      t('Hamkorlik dasturi', 'Партнёрская программа'),
      t('Blogerlar va sayt egalari uchun.', 'Для блогеров и владельцев сайтов.'),
      t(
        '<p>CPA — 15 USD, RevShare — 25–40%. Shartlar <a href="https://partners.marra.example/terms?lang=uz">hamkorlar saytida</a>.</p>',
        '<p>CPA — 15 USD, RevShare — 25–40%. Условия <a href="https://partners.marra.example/terms?lang=ru">на сайте партнёров</a>.</p>',
      ),
    ),
  ),
  'a glossary with English terms': newPage(
    'glossary',
    t('Lugʻat — Marra', 'Словарь — Marra'),
    t('RTP, wild, scatter va boshqa atamalar.', 'RTP, wild, scatter и другие термины.'),
    article(
      t('Lugʻat', 'Словарь'),
      t('Oʻyinlarda uchraydigan soʻzlar.', 'Слова, которые встречаются в играх.'),
      t(
        '<p><strong>Wild</strong> — istalgan belgining oʻrnini bosadi.</p><p><strong>Scatter</strong> — bonus oʻyinni ochadi.</p><p><strong>Megaways</strong> — 117,649 tagacha yoʻl.</p>',
        '<p><strong>Wild</strong> — заменяет любой символ.</p><p><strong>Scatter</strong> — запускает бонусную игру.</p><p><strong>Megaways</strong> — до 117,649 путей.</p>',
      ),
    ),
  ),
  'rules of a sport': newPage(
    'sport-rules',
    t('Sport stavkalari qoidalari — Marra', 'Правила ставок на спорт — Marra'),
    t('Futbol, tennis, kurash va UFC.', 'Футбол, теннис, кураш и UFC.'),
    article(
      t('Sport stavkalari qoidalari', 'Правила ставок на спорт'),
      t('Asosiy vaqt va qoʻshimcha vaqt.', 'Основное и дополнительное время.'),
      t(
        '<h2>Futbol</h2><p>Stavkalar 90 daqiqa va hakam qoʻshgan vaqt boʻyicha hisoblanadi.</p><h2>Tennis</h2><p>Tennischi bosh tortsa, stavka qaytariladi.</p><h2>Kurash</h2><p>Halol — toza gʻalaba.</p>',
        '<h2>Футбол</h2><p>Ставки рассчитываются за 90 минут и добавленное судьёй время.</p><h2>Теннис</h2><p>Если теннисист снялся, ставка возвращается.</p><h2>Кураш</h2><p>Халол — чистая победа.</p>',
      ),
    ),
  ),
  'a chapter more in the rules': withItem(
    'page/rules',
    '/blocks',
    section(
      'crypto',
      t('Kriptovalyuta', 'Криптовалюта'),
      paragraphs(
        'crypto-text',
        '<p>USDT kursi toʻldirish vaqtida belgilanadi.</p>',
        '<p>Курс USDT фиксируется в момент пополнения.</p>',
      ),
    ),
  ),
  'a page for players only': newPage(
    'club-news',
    t('Klub yangiliklari — Marra', 'Новости клуба — Marra'),
    t('Faqat klub aʼzolari uchun.', 'Только для участников клуба.'),
    article(
      t('Klub yangiliklari', 'Новости клуба'),
      t('Oyda bir marta.', 'Раз в месяц.'),
      t('<p>Yangi sovgʻalar keldi.</p>', '<p>Пришли новые подарки.</p>'),
    ),
    block('level', 'LoyaltyLevel', {}, { when: { all: [player] } }),
  ),
  'another text of a page that was not found': set('page/not-found', {
    '/blocks/0/props/title': t('Bunday sahifa yoʻq', 'Такой страницы нет'),
    '/blocks/0/props/text': t(
      'Manzilni tekshiring yoki bosh sahifaga oʻting.',
      'Проверьте адрес или вернитесь на главную.',
    ),
  }),
  'other pictures of the maintenance page': set('page/maintenance', {
    '/blocks/0/props/pictures': ['fox', 'bolt'],
  }),
  'an A/B test of the main banner': withFirstBlock(
    'page/live',
    experiment(
      buttons('a-button', to('/gamehall', t('Stol tanlash', 'Выбрать стол'), 'primary')),
      buttons('b-button', to('/gamehall', t('Oʻyinni boshlash', 'Начать игру'), 'primary')),
    ),
  ),
  'an A/B test of the order of the rows': set('page/live', {
    '/blocks/3': {
      id: 'rows',
      type: 'Experiment',
      version: 1,
      props: { name: 'Rows of the live page', goal: 'deposit', shares: { a: 70, b: 30 } },
      slots: {
        a: [block('a-row', 'GameRow', { title: t('Yangi', 'Новые'), tags: 'new', count: 12 })],
        b: [block('b-row', 'GameRow', { title: t('Ommabop', 'Популярные'), tags: 'top', count: 12 })],
      },
    },
  }),
  'another picture on phones than on computers': set('page/about', {
    '/blocks/0/slots/second/0/when': { not: [onPhones] },
    '/blocks/0/slots/second/1': block(
      'scene-phone',
      'Image',
      { picture: '/art/emblems/crown.svg', isDecorative: true, ratio: '1:1', fit: 'contain' },
      { when: { all: [onPhones] } },
    ),
  }),
  'a text for one language': withFirstBlock(
    'page/support',
    block(
      'lang',
      'RichText',
      { text: t('<p>Oʻzbek tilida 24/7.</p>', '<p>На русском с 08:00 до 23:00.</p>') },
      { when: { all: [{ fact: 'locale', is: 'ru' }] } },
    ),
  ),
  'a block for visitors of a country': withFirstBlock(
    'page/payments',
    block(
      'kz',
      'RichText',
      {
        text: t(
          '<p>Qozogʻistondan toʻlovlar: Visa va Mastercard.</p>',
          '<p>Платежи из Казахстана: Visa и Mastercard.</p>',
        ),
      },
      { when: { all: [{ fact: 'country', in: ['KZ', 'KG'] }] } },
    ),
  ),
  'a block for players who are not verified': withFirstBlock(
    'page/profile-bonuses',
    block(
      'verify',
      'RichText',
      {
        text: t(
          '<p>Bonus olish uchun <a href="/profile/verification">shaxsingizni tasdiqlang</a>.</p>',
          '<p>Чтобы получать бонусы, <a href="/profile/verification">подтвердите личность</a>.</p>',
        ),
      },
      { when: { all: [{ fact: 'verification', is: 'none' }] } },
    ),
  ),
  'a button that asks for support in the chat': withItem(
    'page/payments',
    '/blocks',
    buttons('chat', {
      label: t('Chatga yozish', 'Написать в чат'),
      action: { type: 'openChat' },
      icon: 'chat',
    }),
  ),
  'a button that logs in': withItem('page/loyalty', '/blocks', {
    ...buttons('login', opens('login', t('Kirish', 'Войти'))),
    when: { all: [{ fact: 'user', is: 'guest' }] },
  }),
  'a page in columns with a long text at its end': newPage(
    'how-to-play',
    t('Qanday oʻynash kerak — Marra', 'Как играть — Marra'),
    t('Slotlar, ruletka va blekjek.', 'Слоты, рулетка и блэкджек.'),
    article(
      t('Qanday oʻynash kerak', 'Как играть'),
      t('Uchta oʻyin, uchta qoida.', 'Три игры, три правила.'),
      t('<p>Avval demoni sinang.</p>', '<p>Сначала попробуйте демо.</p>'),
    ),
    block(
      'columns',
      'Columns',
      { ratio: 'thirds' },
      {
        slots: {
          first: [
            paragraphs('slots', '<p>Slotda barabanlar aylanadi.</p>', '<p>В слоте вращаются барабаны.</p>'),
          ],
          second: [
            paragraphs('roulette', '<p>Ruletkada raqam tanlanadi.</p>', '<p>В рулетке выбирают число.</p>'),
          ],
          third: [
            paragraphs(
              'blackjack',
              '<p>Blekjekda 21 ga yaqinlashing.</p>',
              '<p>В блэкджеке набирают 21.</p>',
            ),
          ],
        },
      },
    ),
    block('seo-text', 'SeoText', {
      lines: 3,
      text: t(
        `<h2>Slotlar haqida</h2>${'<p>Har bir aylanish tasodifiy va oldingisiga bogʻliq emas.</p>'.repeat(30)}`,
        `<h2>О слотах</h2>${'<p>Каждое вращение случайно и не зависит от предыдущего.</p>'.repeat(30)}`,
      ),
    }),
  ),
  'a copy of a page for the next year': newPage(
    'welcome-2027',
    t('Marra bilan tanishuv 2027', 'Знакомство с Marra 2027'),
    t('Uch qadamda boshlang.', 'Начните за три шага.'),
    ...blocksIn('page/welcome'),
  ),
  'a page of a quiz': newPage(
    'quiz',
    t('Viktorina — Marra', 'Викторина — Marra'),
    t('10 ta savol va sovgʻalar.', '10 вопросов и подарки.'),
    article(
      t('Viktorina', 'Викторина'),
      t('Har yakshanba soat 20:00 da.', 'Каждое воскресенье в 20:00.'),
      t('<p>Savollar futbol haqida. ⚽</p>', '<p>Вопросы о футболе. ⚽</p>'),
    ),
    buttons('more', to('/promotions', t('Aksiyalar', 'Акции'))),
  ),
  'a popup of a page with sound': set('page/live', { '/gesturePopup': 'interactivity' }),
  'another title of a block with a stronger background': set('page/about', {
    '/blocks/2/props/background': 'accent',
    '/blocks/2/props/title': t('Klub hamrohlari', 'Спутники клуба'),
  }),
  'a popup whose button has another text': set('popup/interactivity', {
    '/blocks/1/props/buttons/0': { ...closes(t('Boshladik', 'Поехали')), variant: 'primary' },
  }),
  'a page with three tabs of tables': newPage(
    'schedule',
    t('Oʻyinlar jadvali — Marra', 'Расписание — Marra'),
    t('Superliga, kubok va terma jamoa.', 'Суперлига, кубок и сборная.'),
    article(
      t('Oʻyinlar jadvali', 'Расписание'),
      t('Toshkent vaqti bilan.', 'Время ташкентское.'),
      t('<p>Oʻzgarishi mumkin.</p>', '<p>Возможны изменения.</p>'),
    ),
    block(
      'leagues',
      'Tabs',
      { label: t('Musobaqa', 'Турнир'), tabs: [t('Superliga', 'Суперлига'), t('Kubok', 'Кубок')] },
      {
        slots: {
          first: [
            table(
              'league',
              t('14-tur', '14-й тур'),
              [t('Uchrashuv', 'Матч'), t('Vaqt', 'Время')],
              [
                [t('Paxtakor — Nasaf', 'Пахтакор — Насаф'), t('5-iyul, 19:00', '5 июля, 19:00')],
                [t('AGMK — Navbahor', 'АГМК — Навбахор'), t('6-iyul, 20:30', '6 июля, 20:30')],
              ],
            ),
          ],
          second: [
            table(
              'cup',
              t('Chorak final', 'Четвертьфинал'),
              [t('Uchrashuv', 'Матч'), t('Vaqt', 'Время')],
              [[t('Buxoro — Andijon', 'Бухара — Андижан'), t('10-iyul, 18:00', '10 июля, 18:00')]],
            ),
          ],
        },
      },
    ),
  ),
  'a table with logos': withItem(
    'page/payments',
    '/blocks',
    section(
      'logos',
      t('Bizning hamkorlar', 'Наши партнёры'),
      block('logos-table', 'DataTable', {
        caption: t('Toʻlov tizimlari', 'Платёжные системы'),
        head: [t('Tizim', 'Система'), t('Turi', 'Вид')],
        rows: [
          { cells: [t('Click', 'Click'), t('ilova', 'приложение')], picture: '/art/payments/click.svg' },
          { cells: [t('Paynet', 'Paynet'), t('terminal', 'терминал')], picture: '/art/payments/paynet.svg' },
        ],
        isCompact: true,
      }),
    ),
  ),
  'a broadcast of Twitch': joined(
    set('settings/site', { '/frameHosts': ['https://player.twitch.tv'] }),
    withItem(
      'page/tournaments',
      '/blocks',
      block('stream', 'EmbeddedFrame', {
        address: 'https://player.twitch.tv/?channel=marra&parent=marra.uz',
        title: t('Final translyatsiyasi', 'Трансляция финала'),
        ratio: '16:9',
      }),
    ),
  ),
  'a video of YouTube without cookies and a link to the channel': joined(
    set('settings/site', { '/frameHosts': ['https://www.youtube-nocookie.com'] }),
    withItem(
      'page/about',
      '/blocks',
      block('film', 'EmbeddedFrame', {
        address: 'https://www.youtube-nocookie.com/embed/AbCdEfGhIjK?start=30',
        title: t('Marra haqida film', 'Фильм о Marra'),
        ratio: '16:9',
      }),
    ),
  ),
  'a link to a video': withFirstBlock(
    'page/tournaments',
    buttons('video', toSite('https://youtu.be/AbCdEfGhIjK', t('Videoni koʻrish', 'Смотреть видео'))),
  ),
  'a list in a list and a heading': withItem(
    'page/rules',
    '/blocks',
    paragraphs(
      'long',
      '<h2>Stavkalar</h2><ol><li>Ordinar<ul><li>bitta uchrashuv</li></ul></li><li>Ekspress</li></ol>',
      '<h2>Ставки</h2><ol><li>Ординар<ul><li>один матч</li></ul></li><li>Экспресс</li></ol>',
    ),
  ),
  'a text with a line break and bold words': withItem(
    'page/rules',
    '/blocks',
    paragraphs(
      'breaks',
      '<p><strong>Diqqat!</strong><br>Qoidalar <em>yangilandi</em>.</p>',
      '<p><strong>Внимание!</strong><br>Правила <em>обновлены</em>.</p>',
    ),
  ),
  'a text copied from Word': withItem(
    'page/rules',
    '/blocks',
    paragraphs(
      'word',
      '<p>Umumiy&nbsp;qoidalar</p><p>&nbsp;</p><p>1. Hisob</p>',
      '<p>Общие&nbsp;правила</p><p>&nbsp;</p><p>1. Счёт</p>',
    ),
  ),
  'links with queries and anchors': withItem(
    'page/about',
    '/blocks',
    paragraphs(
      'links',
      '<p><a href="/gamehall?category=slots&amp;sort=name">Slotlar</a>, <a href="/support#letter">xat</a>, <a href="/promotions?type=bonus">bonuslar</a>.</p>',
      '<p><a href="/gamehall?category=slots&amp;sort=name">Слоты</a>, <a href="/support#letter">письмо</a>, <a href="/promotions?type=bonus">бонусы</a>.</p>',
    ),
  ),
  'a link to a game': withItem(
    'page/about',
    '/blocks',
    paragraphs(
      'game',
      '<p><a href="/game/olmos-saltanati">Olmos saltanati</a></p>',
      '<p><a href="/game/olmos-saltanati">Олмос салтанати</a></p>',
    ),
  ),
  'a link to an international regulator': withItem(
    'page/about',
    '/blocks',
    paragraphs(
      'regulator',
      '<p>Litsenziya: <a href="https://www.gaming-curacao.com/validate?domain=marra.uz">tekshirish</a>.</p>',
      '<p>Лицензия: <a href="https://www.gaming-curacao.com/validate?domain=marra.uz">проверить</a>.</p>',
    ),
  ),
  'a short page with one sentence': newPage(
    'thanks',
    t('Rahmat', 'Спасибо'),
    t('Xatingiz yuborildi.', 'Письмо отправлено.'),
    article(
      t('Rahmat!', 'Спасибо!'),
      t('Tez orada javob beramiz.', 'Скоро ответим.'),
      t('<p>24/7</p>', '<p>24/7</p>'),
    ),
  ),
  'a page that exists only while a feature is on': made(
    'page',
    {
      route: '/christmas',
      layout: 'default',
      feature: 'referral',
      access: 'public',
      seo: { title: t('Yangi yil — Marra', 'Новый год — Marra') },
      blocks: [
        article(
          t('Yangi yil', 'Новый год'),
          t('Archa ostida sovgʻalar.', 'Подарки под ёлкой.'),
          t('<p>31-dekabr</p>', '<p>31 декабря</p>'),
        ),
      ],
    },
    'christmas',
  ),
  'a block for a query of a campaign': set('page/welcome', {
    '/query': ['promo'],
    '/blocks/8': block(
      'promo',
      'RichText',
      {
        text: t(
          '<p>Promokodingiz roʻyxatdan oʻtishda qoʻllanadi.</p>',
          '<p>Промокод применится при регистрации.</p>',
        ),
      },
      { when: { all: [{ fact: 'query', key: 'promo' }] } },
    ),
  }),
  'another place of the text at the end of a page': withOrder(
    'page/welcome',
    '/blocks',
    0,
    1,
    2,
    4,
    3,
    5,
    6,
    7,
  ),
  'a section with another background': set('page/bonus-terms', {
    '/blocks/3/props/background': 'accent',
    '/blocks/1/slots/content/0/props/isCompact': true,
  }),
  'the lobby sorted by name, with fewer categories': set('page/gamehall', {
    '/blocks/1/props/sort': 'name',
    '/blocks/1/props/pageSize': 24,
    '/blocks/1/props/volatilityFilter': undefined,
  }),
  'fewer games on the live page': set('page/live', {
    '/blocks/1/props/count': 24,
    '/blocks/2/props/count': 12,
  }),
  'a page with a new key and the address of a removed one': joined(
    remove('page/about'),
    made(
      'page',
      {
        route: '/about',
        layout: 'default',
        seo: { title: t('Biz haqimizda', 'О нас') },
        blocks: [
          article(
            t('Biz haqimizda', 'О нас'),
            t('Yangi sahifa.', 'Новая страница.'),
            t('<p>Marra — 10 yil.</p>', '<p>Marra — 10 лет.</p>'),
          ),
        ],
      },
      'about-us',
    ),
  ),
  'another address of the support with a redirect': joined(
    set('page/support', { '/route': '/contact' }),
    redirects(['/support', '/contact']),
  ),
  'another address of the deposit with a redirect': joined(
    set('page/cashier-deposit', { '/route': '/cashier/topup' }),
    redirects(['/cashier/deposit', '/cashier/topup']),
  ),
  'a text in Cyrillic letters in Uzbek': newPage(
    'yordam',
    t('Ёрдам — Marra', 'Помощь — Marra'),
    t('Саволларга жавоблар ўзбек тилида, кирилл ёзувида.', 'Ответы на вопросы на узбекском кириллицей.'),
    article(
      t('Кирилл ёзувида ёрдам', 'Помощь на кириллице'),
      t('Катта авлод учун.', 'Для старшего поколения.'),
      t(
        '<p>Ҳисобни тўлдириш учун кассани очинг, усулни танланг ва қанча эканини ёзинг.</p>',
        '<p>Чтобы пополнить счёт, откройте кассу, выберите способ и сумму.</p>',
      ),
    ),
  ),
  'a link that is named after its file': link('/rules', 'rules.pdf'),
  'a link to another site': link('https://www.uefa.com/', 'uefa.com'),
  'another description for search engines': set('page/rules', {
    '/seo/description': t('Marra qoidalari', 'Правила Marra'),
  }),
  'news with a table': made(
    'article',
    {
      route: '/news/winter',
      title: t('Qishki jadval', 'Зимнее расписание'),
      lead: t('Yordam xizmati bayramda.', 'Поддержка в праздники.'),
      date: '2026-12-01T09:00:00Z',
      blocks: [
        table(
          'hours',
          t('Ish vaqti', 'Часы работы'),
          [t('Kun', 'День'), t('Vaqt', 'Время')],
          [[t('1-yanvar', '1 января'), t('—', '—')]],
        ),
      ],
    },
    'news-winter',
  ),
  'an answer at another address and with another date': joined(
    set('article/help-deposit', { '/route': '/help/how-to-deposit', '/date': '2026-03-01T09:00:00Z' }),
    redirects(['/help/deposit', '/help/how-to-deposit']),
  ),
  'news that is removed': remove('article/news-answers'),
  'a section that two pages share': joined(
    made(
      'section',
      {
        title: t('Qoidalar', 'Правила'),
        blocks: [paragraphs('rules', '<p>18+. Masʼuliyat bilan.</p>', '<p>18+. Ответственно.</p>')],
      },
      'rules',
    ),
    withItem('page/about', '/blocks', block('shared', 'SharedSection', { section: 'rules' })),
    withItem('page/vip', '/blocks', block('shared', 'SharedSection', { section: 'rules' })),
  ),
  'a gallery with a decorative picture': withItem(
    'page/about',
    '/blocks',
    block('office', 'Gallery', {
      title: t('Ofis', 'Офис'),
      ratio: '4:3',
      view: 'slider',
      pictures: [
        { picture: '/art/scenes/trophy.svg', alt: t('Kubok', 'Кубок') },
        { picture: '/art/scenes/welcome.svg', isDecorative: true },
      ],
    }),
  ),
  'an amount of which one language emphasizes a part': newPage(
    'bold',
    t('Bonus', 'Бонус'),
    t('Bonus', 'Бонус'),
    paragraphs('text', '<p><strong>100</strong>% bonus</p>', '<p>Бонус <strong>100%</strong></p>'),
  ),
  'a link with Cyrillic letters': link('https://ru.wikipedia.org/wiki/Кураш'),
}
