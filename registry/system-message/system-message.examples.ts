import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      pictures: ['roulette', 'bear'],
      title: { uz: 'Stol tayyorlanmoqda', ru: 'Стол готовится' },
      text: {
        uz: 'Rejali texnik ishlar ketmoqda. Balans, faol stavkalar va bonuslar saqlangan.',
        ru: 'Идут плановые работы. Баланс, активные ставки и бонусы в сохранности.',
      },
      buttons: [
        {
          label: { uz: 'Yordam', ru: 'Поддержка' },
          action: { type: 'navigate', to: '/support' },
          variant: 'primary',
        },
      ],
      code: '503',
    },
  },
  picture: {
    props: {
      pictures: ['roulette'],
      picture: '/art/scenes/jackpot.svg',
      title: { uz: 'Stol tayyorlanmoqda', ru: 'Стол готовится' },
      text: { uz: 'Balans saqlangan.', ru: 'Баланс в сохранности.' },
      buttons: [],
      code: '503',
    },
  },
  empty: {
    props: {
      pictures: ['bolt'],
      title: { uz: 'Aloqa uzildi', ru: 'Связь прервалась' },
      text: { uz: 'Internetni tekshiring.', ru: 'Проверьте интернет.' },
      buttons: [],
    },
  },
  longText: {
    props: {
      pictures: ['cards', 'leopard'],
      title: { uz: 'Bu sahifa boshqa manzilga koʻchirilgan', ru: 'Эта страница переехала на другой адрес' },
      text: {
        uz: 'Havola eskirgan yoki manzilda xato bor. Manzilni tekshiring, bosh sahifadan boshlang yoki yordam xizmatiga yozing: kerakli boʻlimni birga topamiz. Hisobingiz va pulingizga buning aloqasi yoʻq.',
        ru: 'Ссылка устарела или в адресе опечатка. Проверьте адрес, начните с главной или напишите в поддержку: найдём нужный раздел вместе. На ваш счёт и деньги это никак не влияет.',
      },
      buttons: [
        {
          label: { uz: 'Bosh sahifaga qaytish', ru: 'Вернуться на главную' },
          action: { type: 'navigate', to: '/' },
          variant: 'primary',
        },
        {
          label: { uz: 'Yordam xizmatiga yozish', ru: 'Написать в поддержку' },
          action: { type: 'navigate', to: '/support' },
        },
      ],
      code: 'GAME-404',
    },
  },
} satisfies ComponentExamples
