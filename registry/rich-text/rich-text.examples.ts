import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      title: { uz: 'Qoidalar', ru: 'Правила' },
      lead: { uz: 'Qisqasi: halol oʻynang.', ru: 'Коротко: играйте честно.' },
      text: {
        uz: '<h2>Hisob</h2><p>Bir kishi — bitta hisob.</p><ul><li>18 yoshdan</li><li><a href="/privacy">Maxfiylik</a></li></ul>',
        ru: '<h2>Счёт</h2><p>Один человек — один счёт.</p><ul><li>с 18 лет</li><li><a href="/privacy">Конфиденциальность</a></li></ul>',
      },
    },
  },
  empty: { props: { title: { uz: 'Tez orada', ru: 'Скоро' } } },
  longText: {
    props: {
      title: {
        uz: 'Shaxsiy maʼlumotlarni qayta ishlash va saqlash siyosati',
        ru: 'Политика обработки и хранения персональных данных игроков',
      },
      text: {
        uz: '<p>Juda<strong>uzunvaboʻlinmaydiganbirsoʻzbilantekshiriladiganmatnqatordanchiqibketmasligikerak</strong>.</p><ol><li>Birinchi</li><li>Ikkinchi</li></ol>',
        ru: '<p>Слово<strong>котороеоченьдлинноеинеразбиваетсянапереносынедолжновыходитьзакрайстраницы</strong>.</p><ol><li>Первое</li><li>Второе</li></ol>',
      },
    },
  },
} satisfies ComponentExamples
