import { Accordion, AccordionItem } from '#components/Accordion';
import messages from '#i18n/messages/en.json';
import type { Guide } from './guide';

export const guide: Guide = {
  use: [
    'For several passages of which a visitor needs one or two, such as answers to questions.',
    'Where a heading alone says whether its passage is worth opening.',
  ],
  avoid: [
    'For what most visitors need: leave it open on the page.',
    'For passages that are read in order or compared: opening one closes the other.',
  ],
  fills: true,
  anatomy: {
    picture: (
      <Accordion>
        <AccordionItem title={messages.faq1Question} defaultOpen>
          {messages.faq1Answer}
        </AccordionItem>
        <AccordionItem title={messages.faq3Question}>{messages.faq3Answer}</AccordionItem>
      </Accordion>
    ),
    parts: {
      h3: 'Heading: the visitor’s question. Its full row opens and closes the item.',
      svg: 'Sign: a plus on a closed item, a cross on the open one.',
      'summary + div': 'Content: no wider than a line is easy to read.',
      'details:last-child': 'Closed item: browsers find text in it, and on paper it is open.',
    },
  },
  rules: [
    {
      do: {
        says: 'Ask as a visitor would.',
        picture: (
          <Accordion>
            <AccordionItem title="Who pays for the return?">{messages.faq3Answer}</AccordionItem>
          </Accordion>
        ),
      },
      dont: {
        says: 'Name a topic that has to be opened to be understood.',
        picture: (
          <Accordion>
            <AccordionItem title="Further information">{messages.faq3Answer}</AccordionItem>
          </Accordion>
        ),
      },
    },
    {
      do: {
        says: 'Begin with the answer.',
        picture: (
          <Accordion>
            <AccordionItem title="Do you ship to Canada?" defaultOpen>
              Yes, within nine days.
            </AccordionItem>
          </Accordion>
        ),
      },
      dont: {
        says: 'Let an opened item lead to another place only.',
        picture: (
          <Accordion>
            <AccordionItem title="Do you ship to Canada?" defaultOpen>
              See our terms of service.
            </AccordionItem>
          </Accordion>
        ),
      },
    },
  ],
  roles:
    'The browser’s own disclosure (`details` and `summary`), whose state is announced. Each heading has level 3, so an accordion stands below a heading of level 2.',
  keys: {
    'Tab, Shift + Tab': 'Moves to the next or previous heading, and to links in open content.',
    'Enter, Space': 'Opens the item and closes the other one; closes an open item.',
  },
  byHand: [
    'NVDA, VoiceOver and TalkBack announce a question with its state, and find it among the headings.',
    'Find in page opens the item that has the text (Chromium, Safari, Firefox).',
  ],
  related: ['Sections/Faq'],
};
