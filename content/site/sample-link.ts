/** The words of links that lead to the sample. Apart from it, so that they travel without its text. */
export const sampleLink = 'Read a free sample of Lesson 1'
