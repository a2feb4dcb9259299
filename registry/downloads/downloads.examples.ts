import type { ComponentExamples } from '../../schemas/component.ts'

const rules = `/media/files/${'1'.repeat(32)}.pdf`
const app = `/media/files/${'2'.repeat(32)}.apk`
const same = (file: string) => ({ uz: file, ru: file })

export const examples = {
  normal: {
    props: {
      title: { uz: 'Hujjatlar va ilova', ru: 'Документы и приложение' },
      files: [
        {
          label: { uz: 'Sayt qoidalari', ru: 'Правила сайта' },
          file: same(rules),
        },
        {
          label: { uz: 'Android uchun ilova', ru: 'Приложение для Android' },
          text: {
            uz: 'Faylni oching va oʻrnatishga ruxsat bering.',
            ru: 'Откройте файл и разрешите установку.',
          },
          file: same(app),
        },
      ],
    },
  },
  alone: {
    props: {
      files: [
        {
          label: { uz: 'Toʻlov anketasi', ru: 'Анкета для выплаты' },
          file: same(`/media/files/${'3'.repeat(32)}.docx`),
          icon: 'card',
        },
      ],
    },
  },
  longText: {
    props: {
      title: {
        uz: 'Maʼlumotlarni qayta ishlash boʻyicha barcha rasmiy hujjatlar',
        ru: 'Все официальные документы об обработке ваших данных',
      },
      files: [
        {
          label: {
            uz: 'Shaxsiy maʼlumotlarni qayta ishlash va saqlash siyosati, 2026-yil noyabr tahriri',
            ru: 'Политика обработки и хранения персональных данных в редакции от ноября 2026 года',
          },
          text: {
            uz: 'Qanday maʼlumotlarni va nima uchun yigʻamiz, ularni qayerda va qancha saqlaymiz va kim koʻra olishi haqida batafsil maʼlumot bor.',
            ru: 'Подробно о том, какие данные мы собираем и зачем, где и сколько их храним, кто может их увидеть и как попросить удалить их насовсем.',
          },
          file: same(rules),
        },
      ],
    },
  },
} satisfies ComponentExamples
