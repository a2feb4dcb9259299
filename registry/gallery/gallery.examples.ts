import type { ComponentExamples } from '../../schemas/component.ts'

const title = { uz: 'Kuzgi turnir suratlari', ru: 'Кадры осеннего турнира' }
const pictures = [
  {
    picture: '/art/scenes/trophy.svg',
    alt: { uz: 'Oltin kubok', ru: 'Золотой кубок' },
    caption: { uz: 'Bosh sovrin', ru: 'Главный приз' },
  },
  { picture: '/art/scenes/welcome.svg', alt: { uz: 'Oʻyin zali', ru: 'Игровой зал' } },
  {
    picture: '/art/scenes/sport.svg',
    alt: { uz: 'Stadion', ru: 'Стадион' },
    link: {
      label: { uz: 'Bosh sahifaga', ru: 'На главную' },
      action: { type: 'navigate', to: '/' },
    },
  },
  { picture: '/art/scenes/cashback.svg', isDecorative: true },
]

export const examples = {
  normal: { props: { title, ratio: '15:7', pictures } },
  slider: { props: { title, view: 'slider', columns: 2, ratio: '16:9', pictures } },
  longText: {
    props: {
      title: {
        uz: 'Kuzgi turnirning eng yorqin lahzalari va barcha gʻoliblari',
        ru: 'Самые яркие моменты осеннего турнира и все победители',
      },
      view: 'slider',
      columns: 1,
      ratio: '15:7',
      pictures: pictures.map((picture) => ({
        ...picture,
        caption: {
          uz: 'Finalda oʻyinchilar uch soat davomida kurashdi, gʻolib esa oxirgi daqiqada aniqlandi va kubokni oldi.',
          ru: 'В финале игроки боролись три часа, а победитель определился только на последней минуте и получил кубок.',
        },
      })),
    },
  },
} satisfies ComponentExamples
