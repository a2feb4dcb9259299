import { bindTexts } from '../../schemas/bind-words.ts'
import type { Banner } from '../../schemas/api/entities/rewards.ts'
import type { Localized } from '../../schemas/documents/localized.ts'
import type { Locale } from '../locale.ts'

interface BannerTexts {
  title: string
  text: string
  button: string
  terms: string
}

interface BannerDefinition {
  id: number
  type: string
  position: string
  link: string
  /** Shown until this time; omitted: no end. */
  finishedAt?: string
  scene: 'welcome' | 'jackpot' | 'trophy' | 'cashback' | 'sport'
  audience: 'everybody' | 'guests' | 'players'
  texts: Localized<BannerTexts>
}

/** Banners, by priority. */
export const banners: readonly BannerDefinition[] = [
  {
    id: 1,
    type: 'standard',
    position: 'home_top',
    link: '/offers/1',
    scene: 'welcome',
    audience: 'everybody',
    texts: {
      uz: {
        title: 'Birinchi depozitga +100%',
        text: '2,000,000 soʻmgacha bonus va Anor Deluxeda 150 ta bepul aylantirish.',
        button: 'Taklifni olish',
        terms: 'Depozit 50,000 soʻmdan, veyjer ×30, 14 kun. 18+',
      },
      ru: {
        title: '+100% к первому депозиту',
        text: 'Бонус до 2,000,000 сум и 150 бесплатных вращений в Anor Deluxe.',
        button: 'Взять предложение',
        terms: 'Депозит от 50,000 сум, вейджер ×30, 14 дней. 18+',
      },
    },
  },
  {
    id: 2,
    type: 'standard',
    position: 'home_top',
    link: '/offers/3',
    scene: 'sport',
    audience: 'everybody',
    texts: {
      uz: {
        title: 'Sportga +100%',
        text: 'Depozitingizga teng bonus — 1,000,000 soʻmgacha sport stavkalari uchun.',
        button: 'Sportga oʻtish',
        terms: 'Veyjer ×5, koeffitsiyent 1.80 dan, 14 kun. 18+',
      },
      ru: {
        title: '+100% на спорт',
        text: 'Бонус, равный депозиту, — до 1,000,000 сум на ставки на спорт.',
        button: 'К спорту',
        terms: 'Вейджер ×5, коэффициент от 1.80, 14 дней. 18+',
      },
    },
  },
  {
    id: 3,
    type: 'standard',
    position: 'home_top',
    link: '/jackpots',
    scene: 'jackpot',
    audience: 'everybody',
    texts: {
      uz: {
        title: 'Jekpotlar oʻsib bormoqda',
        text: 'Har bir stavka umumiy fondga qoʻshiladi. Yutuq istalgan daqiqada tushishi mumkin.',
        button: 'Jekpotlarni koʻrish',
        terms: 'Yutuq tasodifiy, ehtimoli jekpot sahifasida. 18+',
      },
      ru: {
        title: 'Джекпоты растут',
        text: 'Каждая ставка пополняет общий фонд. Сорвать его можно в любую минуту.',
        button: 'Смотреть джекпоты',
        terms: 'Выигрыш случаен, вероятность — на странице джекпота. 18+',
      },
    },
  },
  {
    id: 4,
    type: 'standard',
    position: 'menu',
    link: '/offers',
    scene: 'cashback',
    audience: 'everybody',
    texts: {
      uz: {
        title: 'Keshbek 10% gacha',
        text: 'Daraja oshgani sari haftalik keshbek ham oshadi.',
        button: 'Takliflar',
        terms: 'Oʻz pulingizdan yoʻqotishlarga, veyjersiz. 18+',
      },
      ru: {
        title: 'Кешбэк до 10%',
        text: 'Чем выше уровень, тем больше возвращается за неделю.',
        button: 'Предложения',
        terms: 'С проигранных собственных денег, без вейджера. 18+',
      },
    },
  },
  {
    id: 5,
    type: 'standard',
    position: 'gamehall_top',
    link: '/tournaments',
    scene: 'trophy',
    audience: 'everybody',
    texts: {
      uz: {
        title: 'Turnirlar davom etmoqda',
        text: 'Sevimli oʻyinlaringizda ochko yigʻing va sovrin jamgʻarmasini boʻlishing.',
        button: 'Turnirlarga',
        terms: 'Qatnashish shartlari turnir sahifasida. 18+',
      },
      ru: {
        title: 'Турниры уже идут',
        text: 'Набирайте очки в любимых играх и делите призовой фонд.',
        button: 'К турнирам',
        terms: 'Условия участия — на странице турнира. 18+',
      },
    },
  },
  {
    id: 6,
    type: 'standard',
    position: 'cashier_top',
    link: '/offers/2',
    scene: 'jackpot',
    audience: 'players',
    texts: {
      uz: {
        title: 'Haftalik +50%',
        text: 'Taklifni oling — keyingi depozitga 1,000,000 soʻmgacha bonus qoʻshiladi.',
        button: 'Batafsil',
        terms: 'Depozit 100,000 soʻmdan, veyjer ×20, 7 kun. 18+',
      },
      ru: {
        title: '+50% раз в неделю',
        text: 'Возьмите предложение — к следующему депозиту добавим до 1,000,000 сум.',
        button: 'Подробнее',
        terms: 'Депозит от 100,000 сум, вейджер ×20, 7 дней. 18+',
      },
    },
  },
  {
    id: 7,
    type: 'standard',
    position: 'loyalty_top',
    link: '/loyalty/shop',
    scene: 'trophy',
    audience: 'everybody',
    texts: {
      uz: {
        title: 'Ballarni sovgʻaga almashtiring',
        text: 'Aylantirishlar, fribetlar va pul — klub doʻkonida.',
        button: 'Doʻkonga',
        terms: 'Bonus va fribetlarning shartlari sovgʻa yonida. 18+',
      },
      ru: {
        title: 'Меняйте баллы на подарки',
        text: 'Вращения, фрибеты и деньги — в магазине клуба.',
        button: 'В магазин',
        terms: 'Условия бонусов и фрибетов — рядом с подарком. 18+',
      },
    },
  },
  {
    id: 8,
    type: 'registration',
    position: 'forms',
    link: '/forms/sign_up',
    scene: 'welcome',
    audience: 'guests',
    texts: {
      uz: {
        title: '25 ta bepul aylantirish',
        text: 'Hisob oching — Sweet Bozordagi aylantirishlar darhol sizniki.',
        button: 'Roʻyxatdan oʻtish',
        terms: 'Yangi oʻyinchilar uchun, yutuq veyjeri ×10, 7 kun. 18+',
      },
      ru: {
        title: '25 бесплатных вращений',
        text: 'Откройте счёт — вращения в Sweet Bozor сразу ваши.',
        button: 'Регистрация',
        terms: 'Для новых игроков, вейджер выигрыша ×10, 7 дней. 18+',
      },
    },
  },
  {
    id: 9,
    type: 'standard',
    position: 'promotions_top',
    link: '/bonus-terms',
    scene: 'welcome',
    audience: 'everybody',
    texts: {
      uz: {
        title: 'Ilk depozitga 100%',
        text: '2,000,000 soʻmgacha bonus va Anor Deluxeda 150 ta bepul aylantirish.',
        button: 'Shartlarni oʻqish',
        terms: 'Depozit 50,000 soʻmdan, veyjer ×30, 14 kun. 18+',
      },
      ru: {
        title: '100% к первому депозиту',
        text: 'Бонус до 2,000,000 сум и 150 бесплатных вращений в Anor Deluxe.',
        button: 'Прочитать условия',
        terms: 'Депозит от 50,000 сум, вейджер ×30, 14 дней. 18+',
      },
    },
  },
  // Expired on purpose: platforms have such banners, and no page may show them.
  {
    id: 10,
    type: 'standard',
    position: 'promotions_top',
    link: '/rules',
    scene: 'trophy',
    audience: 'everybody',
    finishedAt: '2026-03-22T00:00:00.000Z',
    texts: {
      uz: {
        title: 'Navroʻz turniri',
        text: 'Bahor bayramida sovrin uchun bellashing.',
        button: 'Qatnashish',
        terms: '21-mart kuni tugaydi. 18+',
      },
      ru: {
        title: 'Турнир Навруз',
        text: 'Боритесь за призы в весенний праздник.',
        button: 'Участвовать',
        terms: 'Завершится 21 марта. 18+',
      },
    },
  },
]

export function bannerEntity(banner: BannerDefinition, locale: Locale): Banner {
  const { id, type, position, link, scene, finishedAt = null } = banner
  return {
    id,
    type,
    finished_at: finishedAt,
    description: { position, ...bindTexts(banner.texts[locale], locale), link, scene, image: null },
  }
}
