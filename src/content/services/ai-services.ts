import { paths } from '../../paths.ts';
import { facts } from '../facts.ts';
import type { Service } from './types.ts';

export const aiServices: Service = {
  slug: 'ai-services',
  title: 'AI Services',
  label: 'AI Services',
  lead: `Staging, copy and market analysis in ${facts.ai.turnaround}, checked by a person before it leaves us.`,
  hero: 'condo-living-day',
  panel: 'ai',
  seo: {
    title: 'AI Services for Real Estate | Harbourline Media',
    description: `Virtual staging, listing copy, chatbots and market analysis for Toronto agents. ${facts.ai.turnaround} for most work, every result read by a person.`,
  },
  packages: {
    heading: 'Packages',
    intro: `Machines are quick and have never stood in a cold basement. So they draft and we decide. Most work is back in ${facts.ai.turnaround}, and whatever was generated says so.`,
    items: [
      {
        title: 'Generative AI for Images',
        description: 'A garden in June photographed in March, a wall in another colour, a renovation not yet built.',
        icon: 'image',
        features: ['Starts from a true photograph', 'Structure and views unchanged', 'Marked in the file and on the page', 'Original supplied beside it'],
        popular: true,
        facts: ['By the picture', facts.ai.turnaround],
        action: 'Send a picture',
      },
      {
        title: 'AI Video & Audio',
        description: 'Narration, subtitles and translated versions of a film you already have.',
        icon: 'audio',
        features: ['Voices licensed, never cloned unasked', 'Twelve languages, read by speakers', 'Noise and wind removed'],
        popular: false,
        facts: ['By the minute', facts.ai.turnaround],
        action: 'Send a film',
      },
      {
        title: 'AI Content Generation',
        description: 'Listing text, posts and letters in your tone, built from the feature sheet and nothing else.',
        icon: 'text',
        features: ['Facts traced to their source', 'MLS, web and print lengths', 'Human edit on each line', 'Words you dislike stay out'],
        popular: false,
        facts: ['Three lengths', facts.ai.turnaround],
        action: 'Send a feature sheet',
      },
      {
        title: 'Virtual Staging',
        description: 'An empty condo on Monday, a lived-in one on Tuesday. The sofa fits through the actual door.',
        icon: 'sofa',
        features: ['Scaled from the floor plan', 'Six furniture styles', 'Same camera as the original'],
        popular: true,
        facts: ['By the room', facts.ai.turnaround],
        action: 'Stage a room',
      },
      {
        title: 'Chatbot Solutions',
        description: 'Answers about your listings at two in the morning, and a polite handover when it does not know.',
        icon: 'chat',
        features: ['Trained on your own listings', 'Books showings in your calendar', 'Transcripts you can read', `Retrained ${facts.ai.retraining}`],
        popular: false,
        facts: [`${facts.ai.chatbotSetup} to set up`, `${facts.ai.chatbotClientTime} of your time`],
        action: 'Plan a chatbot',
      },
      {
        title: 'Market Analysis AI',
        description: 'Price and time-to-sale estimates for a street, with the range printed as large as the number.',
        icon: 'chart',
        features: ['Comparable sales listed', 'Seasonal effects shown', `Accuracy reports ${facts.ai.accuracyReports}`, 'Not an appraisal'],
        popular: false,
        facts: [`${facts.claims.predictionAccuracy} accuracy`, `Reports ${facts.ai.accuracyReports}`],
        action: 'Ask for a report',
      },
    ],
  },
  featured: {
    heading: 'Featured Work',
    collection: 'aiServicesPortfolio',
    count: 5,
    wraps: true,
    portfolioHref: paths.portfolioCategory('ai-services'),
  },
  process: {
    heading: 'How we work',
    steps: [
      { title: 'Demo', description: 'Bring one of your listings. We run it live, mistakes included.', icon: 'play', duration: '30 minutes' },
      { title: 'Scope', description: 'What the machine may do, what it may not, and who signs off.', icon: 'clipboard', duration: '1-2 days' },
      { title: 'Set up', description: `Your photographs, texts and rules go in. A chatbot takes ${facts.ai.chatbotSetup}.`, icon: 'sliders', duration: 'By package' },
      { title: 'Check', description: 'A person compares each result with the house or the source.', icon: 'check', duration: facts.ai.turnaround },
      { title: 'Improve', description: `Retraining ${facts.ai.retraining}, an accuracy report ${facts.ai.accuracyReports}.`, icon: 'refresh', duration: 'Ongoing' },
    ],
  },
  faq: {
    heading: 'Questions',
    questions: [
      { question: 'How accurate are the market predictions?', answer: `${facts.claims.predictionAccuracy}, measured on sales the model had not seen. You receive accuracy reports ${facts.ai.accuracyReports}, including the streets where it was wrong.` },
      { question: 'How soon do I get results?', answer: `Pictures, text and staging take ${facts.ai.turnaround}. A chatbot takes ${facts.ai.chatbotSetup}, because it has to learn your listings before it speaks about them.` },
      { question: 'How much of my time does a chatbot need?', answer: `${facts.ai.chatbotClientTime} in all: one interview, one evening of trying to confuse it, one hour of corrections.` },
      { question: 'Does it stay up to date?', answer: `Models are retrained ${facts.ai.retraining}. Listings are read daily, so that a sold house is not offered the next morning.` },
      { question: 'Do I have to tell buyers?', answer: 'Yes, and we do it for you. A staged or generated picture carries its label, and the untouched one stands next to it.' },
      { question: 'What happens to my data?', answer: 'It stays in Canada, in an account of its own, and trains nothing but your own tools. Ask and it is deleted the same week.' },
    ],
  },
  testimonial: {
    quote: `Staged pictures on Friday, a bot answering over the weekend. Sales of our empty units came ${facts.claims.aiFasterSales} than the spring before.`,
    author: 'Marcus Leung',
    role: 'Sales director, Sixpoint',
    service: 'Virtual staging and chatbot, Liberty Village',
  },
  related: {
    heading: 'What the machine needs',
    services: [
      { title: 'Photography', description: 'A true picture to begin from.', href: paths.service('photography'), icon: 'camera', picture: 'camera-tripod' },
      { title: 'Website Design', description: 'A place for the bot to sit.', href: paths.service('website'), icon: 'browser', picture: 'website-devices' },
      { title: 'Brand Apparel', description: 'The part that no machine will wear.', href: paths.service('brand'), icon: 'shirt', picture: 'brand-stationery' },
    ],
  },
  closing: {
    heading: 'Bring an empty room.',
    picture: 'slider-day-wide',
    primary: { text: 'Schedule a Demo', href: paths.contactFor('ai') },
    secondary: { text: 'View Pricing', href: paths.contactFor('ai') },
  },
};
