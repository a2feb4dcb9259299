import type { ComponentExamples } from '../../schemas/component.ts'

const alt = { uz: 'Oltin tangalar va sovgʻa qutisi', ru: 'Золотые монеты и коробка с подарком' }

export const examples = {
  normal: {
    props: {
      picture: '/art/scenes/cashback.svg',
      alt,
      ratio: '15:7',
      caption: { uz: 'Keshbek dushanba kuni tushadi', ru: 'Кешбэк приходит в понедельник' },
    },
  },
  decorative: {
    props: { picture: '/art/emblems/gift.svg', isDecorative: true, ratio: '1:1', fit: 'contain' },
  },
  aligned: {
    props: {
      picture: '/art/scenes/welcome.svg',
      alt,
      ratio: '15:7',
      width: 'half',
      align: 'center',
      link: {
        label: { uz: 'Bosh sahifaga', ru: 'На главную' },
        action: { type: 'navigate', to: '/' },
      },
    },
  },
  longText: {
    props: {
      picture: '/art/scenes/trophy.svg',
      variants: [{ picture: '/art/scenes/trophy.svg', width: 600 }],
      alt,
      ratio: '16:9',
      caption: {
        uz: 'Kuzgi turnirning bosh sovrini: u har yakshanba kuni eng koʻp ball toʻplagan oʻyinchiga topshiriladi, natijalar esa shu kunning oʻzida turnir sahifasida eʼlon qilinadi.',
        ru: 'Главный приз осеннего турнира: каждое воскресенье его получает игрок, набравший больше всех очков, а результаты в тот же день публикуются на странице турнира.',
      },
      isFirst: true,
    },
  },
} satisfies ComponentExamples
