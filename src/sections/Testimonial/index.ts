export { Testimonial } from './Testimonial';
