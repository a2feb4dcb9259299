import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      address: 'https://frames.example/live',
      title: { uz: 'Turnir translyatsiyasi', ru: 'Трансляция турнира' },
      ratio: '16:9',
    },
  },
  longText: {
    props: {
      address: 'https://frames.example/map',
      title: {
        uz: 'Toshkentdagi qabulxonamiz joylashgan binoning xaritadagi oʻrni va yoʻl koʻrsatkichlari',
        ru: 'Карта с нашей приёмной в Ташкенте: где находится здание и как к нему проехать',
      },
      ratio: '4:3',
      caption: {
        uz: 'Xarita boshqa saytdan olinadi: u oʻz cookie fayllarini qoʻyishi mumkin va hisobingiz haqida hech narsa bilmaydi.',
        ru: 'Карта загружается с другого сайта: он может поставить свои cookie и ничего не знает о вашем счёте.',
      },
    },
  },
} satisfies ComponentExamples
