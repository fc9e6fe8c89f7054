import CCairo
import CPango
