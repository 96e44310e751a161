import { expect, test } from 'vitest'
import { fillPageTemplate } from './page-template.ts'

const built =
  '<html lang="en"><a href="__SITE_URL__/">x</a><section id="lessons">1</section><section id="testimonials" class="a"><p>Sample</p>\n</section><section id="enrollment">2</section></html>'

test('adds the banner at the end of a page only', () => {
  const options = { siteUrl: 'https://course.example', hidesSamples: false, banner: '<aside>$& soon</aside>' }
  expect(fillPageTemplate('<body>page</body>', options)).toBe('<body>page<aside>$& soon</aside></body>')
  expect(fillPageTemplate('<urlset></urlset>', options)).toBe('<urlset></urlset>')
})

test('removes only the sample testimonials when they are hidden', () => {
  const siteUrl = 'https://course.example'
  expect(fillPageTemplate(built, { siteUrl, hidesSamples: false })).toBe(
    built.replace('__SITE_URL__', siteUrl),
  )
  expect(fillPageTemplate(built, { siteUrl, hidesSamples: true })).toBe(
    '<html data-samples="hidden" lang="en"><a href="https://course.example/">x</a><section id="lessons">1</section><section id="enrollment">2</section></html>',
  )
})
