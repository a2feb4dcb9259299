import type { ComponentExamples } from '../../schemas/component.ts'

const title = { uz: 'Kassada hisobni toʻldirish', ru: 'Пополнение счёта в кассе' }

export const examples = {
  normal: {
    props: { film: '/art/films/deposit.mp4', poster: '/art/scenes/cashback.svg', title, isSilent: true },
  },
  longText: {
    props: {
      film: '/art/films/deposit.mp4',
      poster: '/art/scenes/welcome.svg',
      title,
      captions: { uz: '/art/films/deposit.uz.vtt', ru: '/art/films/deposit.ru.vtt' },
      ratio: '16:9',
      caption: {
        uz: 'Bir daqiqalik koʻrsatma: usulni tanlash, summani yozish, karta maʼlumotini kiritish va bank sahifasida tasdiqlash. Ovozsiz koʻrish uchun taglavhani yoqing.',
        ru: 'Минутная инструкция: выбрать способ, указать сумму, ввести данные карты и подтвердить платёж на странице банка. Чтобы смотреть без звука, включите субтитры.',
      },
    },
  },
} satisfies ComponentExamples
