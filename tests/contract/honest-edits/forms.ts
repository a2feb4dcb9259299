import { experiment, joined, withBlock } from '../harmful-edits/build.ts'
import { set, withField, withoutField, type Edit } from '../harmful-edits/edit.ts'
import {
  block,
  buttons,
  newLetter,
  newPopup,
  opens,
  paragraphs,
  t,
  withFirstBlock,
  withItem,
  withOrder,
} from './parts.ts'

const name = { type: 'string', title: t('Ismingiz', 'Как вас зовут'), validator: 'name', maxLength: 60 }
const email = { type: 'string', title: t('E-pochta', 'Почта'), validator: 'email', maxLength: 100 }
const message = { type: 'string', title: t('Xabar', 'Сообщение'), minLength: 1, maxLength: 4000 }
const subject = (...options: readonly (readonly [key: string, title: ReturnType<typeof t>])[]) => ({
  type: 'string',
  title: t('Mavzu', 'Тема'),
  oneOf: options.map(([key, title]) => ({ const: key, title })),
})

/** Forms, their fields, popups and messages. */
export const forms: Readonly<Record<string, Edit>> = {
  'a popup with a form for partners': joined(
    newLetter('partners', t('Hamkor boʻlish', 'Стать партнёром'), { name, email, message }),
    newPopup(
      'partners',
      t('Hamkor boʻlish', 'Стать партнёром'),
      block('form', 'FormBlock', { form: 'partners' }),
    ),
    withFirstBlock(
      'page/about',
      buttons('partners', opens('partners', t('Hamkor boʻlish', 'Стать партнёром'))),
    ),
  ),
  'a form about a complaint on the rules page': joined(
    newLetter('complaint', t('Shikoyat', 'Жалоба'), {
      name,
      email,
      subject: subject(
        ['round', t('Oʻyin raundi', 'Раунд игры')],
        ['payment', t('Toʻlov', 'Платёж')],
        ['bonus', t('Bonus', 'Бонус')],
      ),
      message,
    }),
    withBlock('page/rules', block('complaint', 'FormBlock', { form: 'complaint' })),
  ),
  'a choice of subjects in the feedback': set('form/feedback', {
    '/schema/properties/subject': {
      type: 'string',
      title: t('Mavzu', 'Тема'),
      oneOf: [
        { const: 'payments', title: t('Toʻlovlar', 'Платежи') },
        { const: 'bonuses', title: t('Bonuslar', 'Бонусы') },
        { const: 'other', title: t('Boshqa', 'Другое') },
      ],
    },
    '/ui/fields/subject': { widget: 'select' },
  }),
  'the feedback without a subject': withoutField('form/feedback', 'subject'),
  'the feedback with the message first': withOrder('form/feedback', '/ui/order', 3, 0, 1, 2),
  'a required subject': set('form/feedback', { '/schema/required': ['name', 'email', 'subject', 'message'] }),
  'a message of 2000 characters': set('form/feedback', { '/schema/properties/message/maxLength': 2000 }),
  'the e-mail in a full row': set('form/feedback', {
    '/ui/fields/email/width': 'full',
    '/ui/fields/name/width': 'full',
  }),
  'another hint of the message': set('form/feedback', {
    '/ui/fields/message/hint': t('Oʻyin nomi va vaqtini yozing', 'Напишите название игры и время'),
  }),
  'another placeholder of the e-mail': set('form/feedback', {
    '/ui/fields/email/placeholder': t('ism@umail.uz', 'imya@yandex.ru'),
  }),
  'the feedback in two parts with headings': set('form/feedback', {
    '/ui/sections': [
      { title: t('Siz haqingizda', 'О вас'), fields: ['name', 'email'] },
      { title: t('Savolingiz', 'Ваш вопрос'), fields: ['subject', 'message'] },
    ],
  }),
  'a toast after the feedback': set('form/feedback', {
    '/submit/onSuccess': [
      {
        type: 'toast',
        kind: 'success',
        message: t('Rahmat! 15 daqiqada javob beramiz', 'Спасибо! Ответим за 15 минут'),
      },
    ],
  }),
  'a profile without the postcode': withoutField('form/profile', 'postcode'),
  'a profile without the document number': withoutField('form/profile', 'document_number'),
  'the sex last in the profile': withOrder('form/profile', '/ui/order', 0, 1, 2, 4, 5, 6, 7, 8, 9, 3),
  'the sex as radio buttons': set('form/profile', { '/ui/fields/sex/widget': 'radio' }),
  'a country more in the profile': withItem('form/profile', '/schema/properties/country_code/oneOf', {
    const: 'MN',
    title: t('Mongoliya', 'Монголия'),
  }),
  'countries in another order': withOrder(
    'form/profile',
    '/schema/properties/country_code/oneOf',
    0,
    11,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
  ),
  'first and last names are required': set('form/profile', {
    '/schema/required': ['first_name', 'last_name'],
  }),
  'an optional middle name in the profile': withField('form/profile', 'middle_name', {
    type: 'string',
    title: t('Otasining ismi', 'Отчество'),
    validator: 'name',
    maxLength: 60,
  }),
  'other texts of a wrong name': set('form/profile', {
    '/dictionary/0/validationDict/1/message': t('Ismni pasportdagidek yozing', 'Напишите имя как в паспорте'),
  }),
  'a text for a missing region': withItem('form/profile', '/dictionary', {
    fieldName: 'region',
    validationDict: [{ errorType: 'required', message: t('Viloyatni yozing', 'Напишите область') }],
  }),
  'registration without a promo code': withoutField('form/registration', 'promo_code'),
  'registration with the currency before the birth date': withOrder(
    'form/registration',
    '/ui/order',
    0,
    1,
    3,
    2,
    4,
    5,
  ),
  'registration in soms and dollars only': withOrder(
    'form/registration',
    '/schema/properties/currency/oneOf',
    0,
    1,
  ),
  'another label of the registration’s button': set('form/registration', {
    '/submit/label': t('Davom etish', 'Продолжить'),
  }),
  'a hint for the password': set('form/registration', {
    '/ui/fields/password/hint': t('Kamida 8 ta belgi, harf va raqam', 'Не меньше 8 символов, буквы и цифры'),
  }),
  'a longer password': set('form/registration', { '/schema/properties/password/minLength': 10 }),
  'registration in two steps': set('form/registration', {
    '/ui/steps': [
      { title: t('Kirish', 'Вход'), fields: ['phone', 'password'] },
      { title: t('Siz haqingizda', 'О вас'), fields: ['birth_date', 'currency', 'promo_code', 'agreement'] },
    ],
  }),
  'another greeting after the registration': set('form/registration', {
    '/submit/onSuccess/1/message': t(
      'Xush kelibsiz! Bonus kassada 🎁',
      'Добро пожаловать! Бонус ждёт в кассе 🎁',
    ),
  }),
  'a link to support below the login': withItem('form/login', '/links', {
    text: t('Kira olmayapsizmi?', 'Не получается войти?'),
    label: t('Yordam', 'Поддержка'),
    action: { type: 'navigate', to: '/support' },
  }),
  'another text for a wrong password': set('form/login', {
    '/submit/onError/0/message': t('Login yoki parol xato', 'Логин или пароль не подходят'),
  }),
  'a popup with a survey of Google': newPopup(
    'survey',
    t('Ikki daqiqangiz bormi?', 'Есть две минуты?'),
    paragraphs('text', '<p>5 ta savolga javob bering.</p>', '<p>Ответьте на 5 вопросов.</p>'),
    buttons('go', {
      label: t('Soʻrovnomani ochish', 'Открыть опрос'),
      action: { type: 'navigate', to: 'https://forms.gle/AbC123', external: true },
    }),
  ),
  'the demo mode as a curtain': set('popup/demo-mode', { '/type': 'curtain' }),
  'another text of the demo mode': set('popup/demo-mode', {
    '/blocks/0/props/text': t('<p>Demo — bepul mashgʻulot.</p>', '<p>Демо — бесплатная тренировка.</p>'),
  }),
  'another promise of the registration': set('popup/registration', {
    '/blocks/0/props/headline': t('Bir daqiqada hisob oching', 'Откройте счёт за минуту'),
    '/blocks/0/props/terms': t(
      'Depozitga 100% bonus. Veyjer ×30, 14 kun.',
      'Бонус 100% к депозиту. Вейджер ×30, 14 дней.',
    ),
  }),
  'login with Google and Telegram only': set('popup/login', {
    '/blocks/0/slots/content/2/props/services': ['google', 'telegram'],
  }),
  'an A/B test of the registration’s promise': set('page/welcome', {
    '/blocks/3': experiment(
      buttons('a-open', opens('registration', t('Hisob ochish', 'Открыть счёт'))),
      buttons('b-open', opens('registration', t('Bonusni olish', 'Получить бонус'))),
    ),
  }),
  'a note below the deposit': set('popup/deposit', {
    '/blocks/1': paragraphs(
      'note',
      '<p>Toʻlov 15 daqiqada tushmasa, <a href="/support">yozing</a>.</p>',
      '<p>Если платёж не придёт за 15 минут, <a href="/support">напишите</a>.</p>',
    ),
  }),
  'another label and period of a limit': set('form/money-limit', {
    '/schema/properties/kind/title': t('Nimani cheklaymiz?', 'Что ограничить?'),
    '/schema/properties/period/default': 'month',
  }),
  'an optional first name in the registration': withField('form/registration', 'first_name', {
    type: 'string',
    title: t('Ism', 'Имя'),
    validator: 'name',
    maxLength: 60,
  }),
  'a question in the registration how players found the site': withField('form/registration', 'heard_from', {
    type: 'string',
    title: t('Biz haqimizda qayerdan bildingiz?', 'Откуда вы о нас узнали?'),
    oneOf: [
      { const: 'telegram', title: t('Telegram', 'Telegram') },
      { const: 'tv', title: t('Televizor', 'Телевидение') },
      { const: 'friend', title: t('Doʻstim aytdi', 'От друга') },
    ],
  }),
  'a consent to mailings in the registration': withField('form/registration', 'mailing', {
    type: 'boolean',
    title: t('Aksiyalar haqida xabar olishga roziman', 'Хочу получать письма об акциях'),
  }),
  'a country in the registration': set('form/registration', {
    '/schema/properties/country': {
      type: 'string',
      title: t('Mamlakat', 'Страна'),
      oneOf: [{ const: 'UZ', title: t('Oʻzbekiston', 'Узбекистан') }],
    },
    '/ui/fields/country': { widget: 'select', from: 'countries' },
    '/ui/order': ['phone', 'password', 'country', 'birth_date', 'currency', 'promo_code', 'agreement'],
  }),
  'a number, a date and a telephone in the profile': set('form/profile', {
    '/schema/properties/height': {
      type: 'integer',
      title: t('Boʻyingiz, sm', 'Рост, см'),
      minimum: 100,
      maximum: 250,
    },
    '/schema/properties/wedding': { type: 'string', title: t('Toʻy kuni', 'День свадьбы'), format: 'date' },
    '/schema/properties/second_phone': {
      type: 'string',
      title: t('Qoʻshimcha telefon', 'Ещё один телефон'),
      validator: 'phone',
      pattern: '^\\+998\\d{9}$',
    },
    '/ui/order': [
      'first_name',
      'last_name',
      'birth_date',
      'wedding',
      'sex',
      'height',
      'second_phone',
      'document_number',
      'country_code',
      'region',
      'home_town',
      'address',
      'postcode',
    ],
    '/ui/fields/wedding': { widget: 'date' },
    '/ui/fields/second_phone': {
      widget: 'phone',
      prefix: '+998',
      mask: '## ### ## ##',
      autocomplete: 'tel',
    },
  }),
  'a favourite sport in the profile': withField('form/profile', 'sport', {
    type: 'string',
    title: t('Sevimli sport turi', 'Любимый вид спорта'),
    enum: ['football', 'tennis', 'ufc'],
    enumNames: [t('Futbol', 'Футбол'), t('Tennis', 'Теннис'), t('UFC', 'UFC')],
  }),
  'a city with a hint in the profile': set('form/profile', {
    '/ui/fields/home_town/hint': t('Masalan, Samarqand', 'Например, Самарканд'),
    '/schema/properties/home_town/title': t('Shahar', 'Город'),
  }),
  'the profile in groups': set('form/profile', {
    '/ui/sections': [
      { title: t('Siz haqingizda', 'О вас'), fields: ['first_name', 'last_name', 'birth_date', 'sex'] },
      { title: t('Hujjat', 'Документ'), fields: ['document_number', 'country_code'] },
      { title: t('Manzil', 'Адрес'), fields: ['region', 'home_town', 'address', 'postcode'] },
    ],
  }),
  'the profile in steps with a summary': set('form/profile', {
    '/ui/steps': [
      { title: t('Siz haqingizda', 'О вас'), fields: ['first_name', 'last_name', 'birth_date', 'sex'] },
      {
        title: t('Hujjat va manzil', 'Документ и адрес'),
        fields: ['document_number', 'country_code', 'region', 'home_town', 'address', 'postcode'],
      },
    ],
    '/ui/review': true,
  }),
  'shorter breaks first': withOrder('form/time-out', '/schema/properties/hours/oneOf', 2, 0, 1, 3, 4, 5),
  'a break of two weeks': withItem('form/time-out', '/schema/properties/hours/oneOf', {
    const: 336,
    title: t('2 hafta', '2 недели'),
  }),
  'another message about the platform’s answer': withItem('form/registration', '/submit/onError', {
    errorType: 'ApplicationUnavailableException',
    message: t('Texnik ishlar. 10 daqiqadan keyin qaytaring', 'Технические работы. Повторите через 10 минут'),
  }),
  'a message for a reason of the platform': withItem('form/registration', '/dictionary', {
    fieldName: 'promo_code',
    validationDict: [],
    reasons: [{ reason: 'expired', message: t('Promokod muddati tugagan', 'Срок промокода истёк') }],
  }),
  'the validation of the feedback when it is sent': set('form/feedback', { '/strategy': 'onSubmit' }),
  'a bigger popup without its name': set('popup/demo-mode', { '/size': 'big', '/showTitle': false }),
  'a popup that thanks when it is closed': set('popup/loyalty-tutorial', {
    '/onClosed': [
      { type: 'toast', kind: 'info', message: t('Klubga xush kelibsiz!', 'Добро пожаловать в клуб!') },
    ],
  }),
  'a popup that opens another one': newPopup(
    'choice',
    t('Qanday kirasiz?', 'Как войдёте?'),
    buttons('choice-buttons', opens('login', t('Kirish', 'Войти')), {
      ...opens('registration', t('Roʻyxatdan oʻtish', 'Регистрация')),
      variant: 'secondary',
    }),
  ),
  'a form for applicants': joined(
    newLetter('cv', t('Rezyume', 'Резюме'), { name, email, message }),
    set('page/about', { '/blocks/4': block('cv', 'FormBlock', { form: 'cv' }) }),
  ),
  'other titles of the tabs of the registration': set('popup/registration', {
    '/blocks/0/slots/content/1/props/tabs/0/label': t('Raqam', 'Номер'),
    '/blocks/0/slots/content/1/props/other': t('Tarmoqlar', 'Соцсети'),
  }),
  'registration by e-mail first': withOrder(
    'popup/registration',
    '/blocks/0/slots/content/1/props/tabs',
    1,
    0,
  ),
  'registration by telephone only': withOrder(
    'popup/registration',
    '/blocks/0/slots/content/1/props/tabs',
    0,
  ),
  'a richer consent': set('form/registration', {
    '/ui/fields/agreement/richLabel': t(
      '18 yoshga toʻlganman. <a href="/rules">Qoidalar</a>, <a href="/privacy">maxfiylik siyosati</a> va <a href="/responsible-gaming">masʼuliyatli oʻyin</a> shartlariga roziman',
      'Мне исполнилось 18 лет. Я согласен с <a href="/rules">правилами</a>, <a href="/privacy">политикой конфиденциальности</a> и <a href="/responsible-gaming">ответственной игрой</a>',
    ),
  }),
  'a form field for the personal number of a passport': withField('form/profile', 'pinfl', {
    type: 'string',
    title: t('Pasportdagi PINFL', 'ПИН из паспорта'),
  }),
  'another text of a form’s button': set('form/feedback', {
    '/submit/label': t('Joʻnatish', 'Отправить сообщение'),
  }),
}
